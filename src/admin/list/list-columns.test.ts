import { describe, expect, it } from 'vitest';
import { inLittleRoom, type Lack, namedColumns, shownColumns, sortNamed, sortOf } from './list-columns.ts';

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

describe('in little room', () => {
  const spare = (key: string, rank: 1 | 2) => Object.assign(column(key), { spare: rank });
  const all = [...columns, spare('code', 1), spare('place', 2)];
  const few = inLittleRoom(all, 2);

  it.each<[Lack, readonly string[]]>([
    [0, ['name', 'percent', 'state', 'code', 'place']],
    [1, ['name', 'percent', 'state', 'place']],
    [2, ['name', 'percent', 'state']],
  ])('shows by itself, lacking %j', (lack, shown) => {
    expect(shownColumns(inLittleRoom(all, lack), []).map(({ key }) => key)).toEqual(shown);
  });

  it('shows what is asked for', () => {
    expect(shownColumns(few, ['state', 'code']).map(({ key }) => key)).toEqual(['name', 'state', 'code']);
  });

  it.each<[readonly string[], readonly string[]]>([
    [['name', 'percent', 'state'], []],
    [
      ['name', 'percent', 'state', 'code', 'place'],
      ['name', 'percent', 'state', 'code', 'place'],
    ],
  ])('names %j as %j', (shown, named) => {
    expect(namedColumns(few, shown)).toEqual(named);
  });
});

it.each(['changed', '-changed'])('keeps the order %s', (sort) => {
  expect(sortNamed(sortOf(sort))).toBe(sort);
});
