import { expect, it } from 'vitest';
import type { ListedCategory } from './admin-categories.contract.ts';
import { type CategoryRow, hasWords, rowsOfTree, standsAs } from './category-rows.rules.ts';

const row = (id: number, name: string, active = true, parent_id: number | null = null): CategoryRow =>
  ({ id, parent_id, name_sr: name, name_en: `In English ${id}`, active }) as CategoryRow;
const tree = [
  Object.assign(row(1, 'Sport'), { children: [row(11, 'Plivanje', true, 1), row(12, 'Žonglerstvo', false, 1)] }),
  Object.assign(row(2, 'Knjige', false), { children: [] }),
] as ListedCategory[];
const ids = (lets: (row: CategoryRow) => boolean) => rowsOfTree(tree, lets).map(({ id }) => id);

it('has each part below its category, and above one that is found its category', () => {
  expect(ids(() => true)).toEqual([1, 11, 12, 2]);
  expect(ids(hasWords('zongl'))).toEqual([1, 12]);
  expect(ids(hasWords('english 11'))).toEqual([1, 11]);
});

it('tells those that are ended from others', () => {
  expect([ids(standsAs('active')), ids(standsAs('inactive')), ids(standsAs(''))]).toEqual([
    [1, 11],
    [1, 12, 2],
    [1, 11, 12, 2],
  ]);
});
