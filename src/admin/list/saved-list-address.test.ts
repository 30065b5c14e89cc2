import { expect, it } from 'vitest';
import { choiceField } from '../../ground/address.ts';
import { listAddress, manyField } from '../parts/list-address.ts';
import { isAsSaved, savedAddress, savedValues } from './saved-list-address.ts';

const address = listAddress({
  sorts: ['-changed', 'name'],
  columns: ['name', 'state'],
  filters: { state: choiceField(['on', 'off']), kind: manyField(['free', 'paid']) },
});
const read = (text: string) => address.read(new URLSearchParams(text));

it('keeps how a list is seen, and nothing of the moment', () => {
  expect(
    savedAddress(address, read('q=leto&page=3&per=50&sort=name&cols=state&rows=dense&open=7&list=2&kind=paid')),
  ).toEqual({ q: 'leto', per: '50', sort: 'name', cols: 'state', rows: 'dense', kind: 'paid' });
  expect(savedAddress(address, read('page=2&open=new'))).toEqual({});
});

it('reads a kept list as an address, without what there is no more', () => {
  expect(savedValues(address, { state: 'off', sort: 'gone', page: '4', open: '7', colour: 'red' })).toEqual(
    read('state=off'),
  );
});

it.each<[string, string, boolean]>([
  ['', '', true],
  ['state=off', 'state=off&page=2&open=7&list=3', true],
  ['kind=paid,free&state=off', 'state=off&kind=paid,free', true],
  ['state=gone', '', true],
  ['state=off', '', false],
  ['state=off', 'state=on', false],
  ['state=off', 'state=off&q=leto', false],
  ['state=off', 'state=off&sort=name', false],
  ['state=off', 'state=off&cols=state', false],
  ['state=off', 'state=off&rows=dense', false],
  ['kind=paid,free', 'kind=paid', false],
])('a list kept as %j is seen unchanged at %j: %j', (kept, seen, same) => {
  expect(isAsSaved(address, Object.fromEntries(new URLSearchParams(kept)), read(seen))).toBe(same);
});
