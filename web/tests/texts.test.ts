import { FluentResource } from '@fluent/bundle';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../src/settings.svelte';

/** The page's own texts, and those of every drawn board. */
const FOLDERS = [
  'src/text',
  'src/stage/text',
  ...readdirSync('src/boards').map((game) => `src/boards/${game}/text`),
  ...readdirSync('src/learn').map((game) => `src/learn/${game}`),
  ...readdirSync('src/legend').map((game) => `src/legend/${game}`),
].filter((folder) => existsSync(join(folder, 'en.ftl')));
const LANGUAGES = ['en', 'es', 'fr'];

interface Entry {
  id: string;
  variables: Set<string>;
}

function variablesIn(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const each of part) variablesIn(each, found);
  else if (part && typeof part === 'object') {
    const node = part as { type?: string; name?: string };
    if (node.type === 'var' && node.name) found.add(node.name);
    for (const each of Object.values(part)) variablesIn(each, found);
  }
  return found;
}

/** Said with the game, because a language may call the same thing otherwise in each: a round is a tour or a manche. */
const BY_GAME = new Set(['round', 'takes-lead']);

function entries(folder: string, lang: string): Entry[] {
  const resource = new FluentResource(readFileSync(join(folder, `${lang}.ftl`), 'utf-8'));
  return resource.body.map((message) => ({ id: message.id, variables: variablesIn(message.value) }));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(ts|svelte)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf-8'));
}

describe.each(FOLDERS)('the texts in %s', (folder) => {
  it('have no id twice', () => {
    for (const lang of LANGUAGES) {
      const ids = entries(folder, lang).map((entry) => entry.id);
      expect(ids.length, lang).toBe(new Set(ids).size);
    }
  });

  it.each(['es', 'fr'])('say the same things in English and in %s', (lang) => {
    const english = new Map(entries(folder, 'en').map((entry) => [entry.id, entry]));
    const other = new Map(entries(folder, lang).map((entry) => [entry.id, entry]));
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, entry] of english) {
      const more = BY_GAME.has(id) ? new Set(['game']) : new Set<string>();
      const variables = [...(other.get(id)?.variables ?? [])].filter((name) => !more.has(name));
      expect(variables.sort(), id).toEqual([...entry.variables].sort());
    }
  });
});

/** Variants for "one" that write the number out, where no variant says what nought is. */
function countsNoughtAsOne(text: string): string[] {
  const blocks = text.split('->').slice(1);
  return blocks
    .flatMap((block) => (block.includes('[0]') ? [] : [...(/\[one\](.*)/.exec(block) ?? []).slice(1)]))
    .filter((said) => /(?<!niveau )\b1 \p{Ll}/u.test(said));
}

describe('French', () => {
  it('takes nought for one, and must not say 1 then', () => {
    expect(countsNoughtAsOne('n = { $n ->\n    [one] 1 carte\n   *[other] { $n } cartes\n}')).toEqual([' 1 carte']);
    expect(countsNoughtAsOne('n = { $n ->\n    [0] rien\n    [one] 1 carte\n   *[other] { $n } cartes\n}')).toEqual([]);
    for (const folder of FOLDERS)
      expect(countsNoughtAsOne(readFileSync(join(folder, 'fr.ftl'), 'utf-8')), folder).toEqual([]);
  });
});

describe('what the page says', () => {
  const written = sources('src');
  const known = new Set(FOLDERS.flatMap((folder) => entries(folder, 'en').map((entry) => entry.id)));
  const asked = new Set(
    written.flatMap((source) => [...source.matchAll(/\b(?:t|say)\(\s*'([^']+)'/g)].map((found) => found[1] ?? '')),
  );
  const made = written.flatMap((source) =>
    [...source.matchAll(/\b(?:t|has)\(\s*`([^`]+)`/g)].map(
      (found) => new RegExp(`^${(found[1] ?? '').replace(/\$\{[^}]*\}/g, '.+')}$`),
    ),
  );

  it('has a text for every id', () => {
    expect([...asked].filter((id) => !known.has(id))).toEqual([]);
    expect(ACTIONS.filter((action) => !known.has(`key-${action}`))).toEqual([]);
  });

  it('asks for every text', () => {
    const named = written.join('\n');
    const spare = [...known].filter(
      (id) => !asked.has(id) && !made.some((form) => form.test(id)) && !named.includes(`'${id}'`),
    );
    expect(spare).toEqual([]);
  });
});
