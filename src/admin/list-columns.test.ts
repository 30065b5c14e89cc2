import { expect, it } from 'vitest';
import { namedColumns, shownColumns, sortNamed, sortOf } from './list-columns.ts';

const column = (key: string) => ({ key, header: key, cell: () => key });
const columns = [
  { key: 'name', header: 'name', cell: () => '', rowHeader: true },
  column('percent'),
  column('state'),
  { key: 'added', header: 'added', cell: () => '', extra: true },
];
const keys = (asked: readonly string[]) => shownColumns(columns, asked).map(({ key }) => key);

it.each<[readonly string[], readonly string[]]>([
  [[], ['name', 'percent', 'state']],
  [
    ['state', 'percent'],
    ['name', 'state', 'percent'],
  ],
  [['added'], ['name', 'added']],
  [
    ['state', 'name'],
    ['name', 'state'],
  ],
  [['gone'], ['name']],
])('shows of %j', (asked, shown) => {
  expect(keys(asked)).toEqual(shown);
});

it.each<[readonly string[], readonly string[]]>([
  [['name', 'percent', 'state'], []],
  [
    ['name', 'state', 'percent'],
    ['name', 'state', 'percent'],
  ],
  [
    ['name', 'percent', 'state', 'added'],
    ['name', 'percent', 'state', 'added'],
  ],
])('names %j as %j', (shown, named) => {
  expect(namedColumns(columns, shown)).toEqual(named);
});

it.each(['changed', '-changed'])('keeps the order %s', (sort) => {
  expect(sortNamed(sortOf(sort))).toBe(sort);
});
