/** A piece that is taken up and dropped elsewhere, by mouse, pen or finger. What a drop does the board says; a click stays a click. */

import type { Attachment } from 'svelte/attachments';
import { explainer } from '../explain.svelte';
import type { TableStore } from '../table.svelte';

/** A hand trembles: only beyond so many pixels a piece is moved. */
const TREMBLE = 7;

export function draggable(table: TableStore, place: string): Attachment {
  return (element) => {
    const piece = element as HTMLElement;
    let from: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let under: Element | null = null;
    let dropped = false;

    /** The place below the pointer that takes this piece. */
    function target(event: PointerEvent): HTMLElement | null {
      const found =
        document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]') ?? null;
      return found && table.dropAt(place, found.dataset['place'] ?? '') ? found : null;
    }

    function mark(found: Element | null): void {
      if (found === under) return;
      under?.classList.remove('under');
      found?.classList.add('under');
      under = found;
    }

    function takeUp(): void {
      const picture = piece.querySelector('svg, img');
      const layer = document.querySelector('.flights');
      if (!picture || !layer) return;
      ghost = document.createElement('div');
      ghost.className = 'carried';
      ghost.append(picture.cloneNode(true));
      layer.append(ghost);
      piece.classList.add('away');
      explainer.hide();
      for (const each of document.querySelectorAll<HTMLElement>(':is(#board, #own) [data-place]')) {
        each.classList.toggle('takes', table.dropAt(place, each.dataset['place'] ?? '') !== null);
      }
    }

    function letGo(): void {
      ghost?.remove();
      ghost = from = null;
      mark(null);
      piece.classList.remove('away');
      for (const each of document.querySelectorAll('.takes')) each.classList.remove('takes');
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', letGo);
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      if (!ghost && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < TREMBLE) return;
      if (!ghost) takeUp();
      if (ghost) ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
      mark(target(event));
    }

    function up(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      const found = ghost ? target(event) : null;
      dropped = ghost !== null;
      const errand = found && table.dropAt(place, found.dataset['place'] ?? '');
      letGo();
      if (errand) table.carryOut(errand);
    }

    function down(event: PointerEvent): void {
      dropped = false;
      if (event.button !== 0 || !event.isPrimary || !table.carries(place)) return;
      from = event;
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', letGo);
    }

    /** What was carried was not clicked. */
    function click(event: Event): void {
      if (dropped) event.stopImmediatePropagation();
      dropped = false;
    }

    piece.addEventListener('pointerdown', down);
    piece.addEventListener('click', click, true);
    return () => {
      letGo();
      piece.removeEventListener('pointerdown', down);
      piece.removeEventListener('click', click, true);
    };
  };
}
