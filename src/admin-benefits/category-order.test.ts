import { expect, it } from 'vitest';
import { inTreeOrder, landingIn } from './category-order.ts';

/** Two categories with children, and one without. */
const rows = [
  { id: 1, parent_id: null },
  { id: 11, parent_id: 1 },
  { id: 12, parent_id: 1 },
  { id: 2, parent_id: null },
  { id: 21, parent_id: 2 },
  { id: 3, parent_id: null },
];

it('takes a category with its parts, and puts parts in order within it', () => {
  const idsOf = (level: number | null) => (level === null ? [3, 2, 1] : level === 1 ? [12, 11] : [21]);
  expect(inTreeOrder(rows, idsOf).map(({ id }) => id)).toEqual([3, 2, 21, 1, 12, 11]);
});

it.each([
  ['a category below another with parts', 1, 2, true, { onto: 2, mark: 21 }],
  ['a category below the part of another', 1, 21, true, { onto: 2, mark: 21 }],
  ['a category above the part of another', 3, 21, false, { onto: 2, mark: 2 }],
  ['a category below another without parts', 1, 3, true, { onto: 3, mark: 3 }],
  ['a part beside another of its category', 12, 11, false, { onto: 11, mark: 11 }],
  ['a part over that of another category', 12, 21, true, null],
  ['a part over a category', 12, 2, true, null],
  ['a category over a part of its own', 1, 12, true, null],
  ['one over nothing that is known', 1, 99, true, null],
] as const)('shows where %s comes to', (_, dragged, over, isBelow, landing) => {
  expect(landingIn(rows)(dragged, over, isBelow)).toEqual(landing);
});
