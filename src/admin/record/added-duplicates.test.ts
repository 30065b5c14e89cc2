import { expect, it } from 'vitest';
import { findAddedDuplicates, isAddedDuplicate, isByAdder } from './added-duplicates.ts';

const changed = { at: '2026-11-23T13:05:00.000Z', by: { id: 8, name: 'Milan Marković' } };
const row = {
  id: 7,
  revision: 1,
  name: 'Masaža',
  category: { id: 31, name: 'Nega' },
  website: null,
  active: true,
  changed,
};

it('finds among the newest what was just added, as the server keeps it', async () => {
  const rows = [
    Object.assign({}, row, { id: 9, revision: 2 }),
    Object.assign({}, row, { id: 8, name: 'Sauna' }),
    row,
    Object.assign({}, row, { id: 6 }),
  ];
  const asked: object[] = [];
  const newest = async (query: object) => {
    asked.push(query);
    return { results: rows };
  };
  const found = await findAddedDuplicates(newest, { name: ' Masaža ', category: { id: 31 }, website: null });
  expect(found.map(({ id }) => id)).toEqual([7, 6]);
  expect(asked).toEqual([{ ordering: '-changed', page_size: 5 }]);
});

it('takes nobody else’s for what somebody just added, where it is told who', async () => {
  const theirs = { at: changed.at, by: { id: 9, name: 'Vesna Ilić' } };
  const rows = [Object.assign({}, row, { id: 8, changed: theirs }), row];
  const found = async (sender?: { person: number; at?: string }) =>
    (await findAddedDuplicates(async () => ({ results: rows }), { name: 'Masaža' }, sender)).map(({ id }) => id);
  expect(await found({ person: 8 })).toEqual([7]);
  expect(await found({ person: 9, at: '2026-11-23T13:04:00.000Z' })).toEqual([8]);
  // The fields were typed long after the record was added.
  expect(await found({ person: 8, at: '2026-11-24T08:00:00.000Z' })).toEqual([]);
  expect(await found()).toEqual([8, 7]);
});

it.each([
  [{}, true],
  [{ name: 'Masaža\n' }, true],
  [{ name: 'masaža' }, false],
  [{ name: 'Masa ža' }, false],
  [{ name: null }, false],
  [{ category: { id: 32 } }, false],
  [{ category: { id: null } }, false],
  [{ website: '' }, false],
  [{ active: false }, false],
  // A record that was changed since, where a certain revision is looked for.
  [{ revision: 2 }, false],
])('compares all of %j that was sent', (sent, is) => {
  expect(isAddedDuplicate(row, sent)).toBe(is);
});

it('looks for another revision where one is named', () => {
  const second = Object.assign({}, row, { revision: 2 });
  expect([isAddedDuplicate(second, { name: 'Masaža' }), isAddedDuplicate(second, { revision: 2 })]).toEqual([
    false,
    true,
  ]);
});

it.each([
  [8, '2026-11-23T13:05:00.000Z', true],
  [8, '2026-11-23T13:04:59.000Z', true],
  [8, '', true],
  // The clock of the device is ahead.
  [8, '2026-11-23T14:05:00.000Z', true],
  [8, '2026-11-23T14:05:01.000Z', false],
  [9, '', false],
  [9, '2026-11-23T13:04:59.000Z', false],
])('takes for what %i typed at %j only what they have changed last, and since', (person, at, is) => {
  expect(isByAdder({ changed }, { person, at })).toBe(is);
});

it('takes for nobody’s what the server made', () => {
  expect(isByAdder({ changed: { at: '2026-11-23T13:05:00.000Z', by: null } }, { person: 8 })).toBe(false);
});
