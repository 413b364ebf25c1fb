/** Invites are told once, to the host; this browser keeps them so that they can be sent again. */

const STORE = 'muster-invites';
type Kept = Record<string, Record<number, string>>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export function keepInvites(match: string, seats: { seat: number; invite?: string }[]): void {
  const invites = Object.fromEntries(seats.filter((seat) => seat.invite).map((seat) => [seat.seat, seat.invite ?? '']));
  if (!Object.keys(invites).length) return;
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...read(), [match]: invites }));
  } catch {
    // A browser that keeps nothing shows them on this page only.
  }
}

export function invitesOf(match: string): Record<number, string> {
  return read()[match] ?? {};
}

/** What stands behind # stays in the browser: no log of a server or a proxy on the way ever sees it. */
export function inviteLink(match: string, invite: string): string {
  return `${location.origin}/m/${encodeURIComponent(match)}#invite=${encodeURIComponent(invite)}`;
}

/** Links of earlier versions carry the invite in the query; it goes on from there behind #. */
export function withoutQuery(url: URL): string {
  const invite = url.searchParams.get('invite');
  if (invite === null || !url.pathname.startsWith('/m/')) return '';
  const query = new URLSearchParams(url.search);
  query.delete('invite');
  return `${url.pathname}${query.size ? `?${query}` : ''}#invite=${encodeURIComponent(invite)}`;
}

/** What somebody pasted: a whole link, or its part behind the address. */
export function inviteIn(pasted: string): { match: string; invite: string } | null {
  const found = /\/m\/([^/?#]+)\/?(?:\?[^#]*)?[?&#]invite=([^&#\s]+)/.exec(pasted.trim());
  if (!found?.[1] || !found[2]) return null;
  return { match: decodeURIComponent(found[1]), invite: decodeURIComponent(found[2]) };
}
