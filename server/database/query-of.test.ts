import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { BENEFITS } from '../admin-benefits/benefit-list.ts';
import { languageEnum, users } from '../people/people.table.ts';
import { matching } from '../records/record-list.ts';
import { colleagues } from '../staff/colleague-list.ts';
import { fixed, queryOf } from './query-of.ts';
import { number, sql as text } from './text.ts';

const dialect = new PgDialect();

it('numbers values in the order in which they come, also those of pieces within pieces', () => {
  const inner = sql`a = ${1} and b = ${'two'}`;
  expect(queryOf(sql`select ${0} where ${inner} or ${sql.join([inner, sql`c = ${null}`], sql` or `)}`)).toEqual({
    sql: 'select $1 where a = $2 and b = $3 or a = $4 and b = $5 or c = $6',
    params: [0, 1, 'two', 1, 'two', null],
  });
});

it('writes a piece without values once, and takes none with values for one', () => {
  const name = fixed(text`trim(${text`${text.raw('u')}.first_name`})`);
  expect(queryOf(text`select ${name} where id = ${7}`)).toEqual({
    sql: 'select trim(u.first_name) where id = $1',
    params: [7],
  });
  expect(() => fixed(text`a = ${7}`)).toThrow('A piece with values is not fixed');
});

it('leaves the place of a value that is given later', () => {
  const place = number('id');
  expect(queryOf(text`select ${place}::integer`)).toEqual({ sql: 'select $1::integer', params: [place] });
});

const day = new Date('2026-11-27T00:00:00Z');

it.each([
  [
    'tables, columns and names',
    sql`select ${users.email} from ${users} ${sql.identifier('u')} where ${users.id} = ${7}`,
  ],
  ['a moment and bytes', sql`select ${day}, ${Buffer.from('ab')}, ${true}, ${1n}`],
  ['several values at once, which Drizzle alone writes', sql`select ${1} where id in ${[2, 3]} and ${4}`],
  ['a value for a column', sql`select ${sql.param(5, users.id)}, ${6}`],
  ['nothing', sql`select ${undefined}`],
  ['a type', sql`select ${8}::${languageEnum}`],
  ['people', colleagues(3, day).columns],
  ['which people', matching(colleagues(3, day), { search: 'ana i', state: 'active,invited', left_from: '10' })],
  [
    'benefits',
    sql`select ${BENEFITS.SR.columns} from ${BENEFITS.SR.from} where ${matching(BENEFITS.SR, { search: 'mas', missing: 'en' })}`,
  ],
])('writes what Drizzle writes: %s', (_, statement) => {
  const { sql: written, params } = dialect.sqlToQuery(statement);
  expect(queryOf(statement)).toMatchObject({ sql: written, params });
});
