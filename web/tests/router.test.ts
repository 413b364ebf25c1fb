import { describe, expect, it } from 'vitest';
import { inviteIn, inviteLink, withoutQuery } from '../src/invites';
import { lobbyAt, routeOf } from '../src/router.svelte';

const ALL = { game: '', want: '', pace: '', language: '' } as const;
const at = (path: string): unknown => routeOf(new URL(path, 'http://muster.test'));

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(at('/')).toEqual({ page: 'start' });
    expect(at('/?game=euthia')).toEqual({ page: 'start', game: 'euthia' });
    expect(at('/learn/euthia')).toEqual({ page: 'learn', game: 'euthia' });
    expect(at('/tables')).toEqual({ page: 'lobby', filters: ALL });
    expect(at('/m/abc')).toEqual({ page: 'table', id: 'abc', invite: null });
    expect(at('/m/abc#invite=x%2By')).toEqual({ page: 'table', id: 'abc', invite: 'x+y' });
    expect(at('/m/abc/at/17')).toEqual({ page: 'replay', id: 'abc', at: 17 });
    expect(at('/m/abc/end')).toEqual({ page: 'end', id: 'abc' });
    expect(at('/m/abc/verify')).toEqual({ page: 'verify', id: 'abc' });
    expect(at('/rules/euthia#EU-MOV-01')).toEqual({ page: 'rules', game: 'euthia', rule: 'EU-MOV-01' });
  });

  it('lead nowhere when nobody knows them', () => {
    expect(at('/m/abc/at/soon')).toEqual({ page: 'missing', path: '/m/abc/at/soon' });
    expect(at('/elsewhere')).toEqual({ page: 'missing', path: '/elsewhere' });
  });
});

describe('a filtered lobby', () => {
  it('stands in its address', () => {
    const filters = { game: 'euthia', want: 'open', pace: 'days', language: 'fr' } as const;
    expect(lobbyAt(filters)).toBe('/tables?game=euthia&want=open&pace=days&language=fr');
    expect(at(lobbyAt(filters))).toEqual({ page: 'lobby', filters });
    expect(lobbyAt({ ...ALL, pace: 'live' })).toBe('/tables?pace=live');
    expect(lobbyAt(ALL)).toBe('/tables');
  });

  it('does not know every word', () => {
    expect(at('/tables?pace=slow&language=xx&want=win')).toEqual({ page: 'lobby', filters: ALL });
  });
});

describe('an invite', () => {
  it('is found in what somebody pasted', () => {
    expect(inviteIn(' http://host:8000/m/a-b?invite=s3cr3t ')).toEqual({ match: 'a-b', invite: 's3cr3t' });
    expect(inviteIn('/m/a?seat=1&invite=x')).toEqual({ match: 'a', invite: 'x' });
    expect(inviteIn('http://host/m/a-b#invite=s3-cr_3t')).toEqual({ match: 'a-b', invite: 's3-cr_3t' });
    expect(inviteIn('/m/a?lang=fr#invite=x')).toEqual({ match: 'a', invite: 'x' });
  });

  it('stands where no server sees it', () => {
    const link = new URL(inviteLink('a b', 'x+y'));
    expect(link.search).toBe('');
    expect(routeOf(link)).toEqual({ page: 'table', id: 'a b', invite: 'x+y' });
    expect(inviteIn(link.href)).toEqual({ match: 'a b', invite: 'x+y' });
  });

  it('of an earlier version is moved there', () => {
    expect(withoutQuery(new URL('http://host/m/abc?invite=x%2By'))).toBe('/m/abc#invite=x%2By');
    expect(withoutQuery(new URL('http://host/m/abc?lang=fr&invite=x'))).toBe('/m/abc?lang=fr#invite=x');
    expect(withoutQuery(new URL('http://host/m/abc'))).toBe('');
    expect(withoutQuery(new URL('http://host/tables?invite=x'))).toBe('');
  });

  it('is not found in other texts', () => {
    expect(inviteIn('http://host/m/a')).toBeNull();
    expect(inviteIn('hello')).toBeNull();
  });
});
