import { expect, it } from 'vitest';
import type { ListedCategory } from '#contract/admin-benefits/admin-categories.contract.ts';
import type { CategoryRow } from '#contract/admin-benefits/category-rows.rules.ts';
import { categoryRows } from './categories-address.ts';

const row = (id: number, name_sr: string, rest: Partial<CategoryRow> = {}): CategoryRow => ({
  id,
  parent_id: null,
  name_sr,
  name_en: `In English ${id}`,
  icon: 'sport',
  private: false,
  active: true,
  revision: 1,
  benefits: 0,
  withdrawn_benefits: 0,
  has_budgets: false,
  changed: { at: '2026-11-12T13:02:00.000Z', by: null },
  ...rest,
});

const tree: ListedCategory[] = [
  {
    ...row(1, 'Sport'),
    children: [row(11, 'Plivanje', { parent_id: 1 }), row(12, 'Joga', { parent_id: 1, active: false })],
  },
  { ...row(2, 'Čitanje'), children: [] },
  { ...row(3, 'Stara', { active: false }), children: [] },
];

const ids = (q: string, state: 'active' | 'inactive' | '' = '') =>
  categoryRows(tree, { q, state }).results.map(({ id }) => id);

it('has each part below its category', () => {
  expect(ids('')).toEqual([1, 11, 12, 2, 3]);
});

it('finds without case and diacritics in both languages, and keeps the category above what answers', () => {
  expect(ids('PLIV')).toEqual([1, 11]);
  expect(ids('citanje')).toEqual([2]);
  expect(ids('english 12')).toEqual([1, 12]);
});

it('tells those that are ended from others, and what there is without either filter', () => {
  expect(ids('', 'inactive')).toEqual([1, 12, 3]);
  expect(ids('', 'active')).toEqual([1, 11, 2]);
  expect(categoryRows(tree, { q: 'citanje', state: 'inactive' })).toEqual({
    count: 0,
    results: [],
    without: [
      { filter: 'search', count: 3 },
      { filter: 'state', count: 1 },
    ],
  });
});
