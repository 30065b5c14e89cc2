import { expect, expectTypeOf, it } from 'vitest';
import { statement } from './statement.ts';
import { list, number, of, sql, text, value } from './text.ts';

const mine = sql`company_id = ${number('companyId')} and user_id = ${number('userId')}`;

it('asks for the values of all texts that it is put together of, each by its name and type', () => {
  const read = statement('rename', of<{ id: number }>, () => {
    const named = list(text('name'), value('currency', of<'RSD' | 'EUR' | null>));
    return sql`update things set (name, currency) = (${named}) where ${mine} returning id`;
  });
  type Values = Parameters<typeof read>[1];

  expectTypeOf<Values>().toEqualTypeOf<{
    companyId: number;
    userId: number;
    name: string;
    currency: 'RSD' | 'EUR' | null;
  }>();
  expectTypeOf(read).returns.resolves.toEqualTypeOf<{ id: number }[]>();
});

it('does not compile when a value is missing, is of another type, or is not asked for', () => {
  const read = statement('count', of<object>, () => sql`select from things where ${mine}`);
  const tries = () => {
    // @ts-expect-error: the person is missing.
    void read(database, { companyId: 1 });
    // @ts-expect-error: an id is a number.
    void read(database, { companyId: 1, userId: '2' });
    // @ts-expect-error: nothing in the text is a name.
    void read(database, { companyId: 1, userId: 2, name: 'a' });
  };
  const database = {} as Parameters<typeof read>[0];

  expect(tries).toBeTypeOf('function');
});

it('does not compile when two texts want one value with two types', () => {
  const other = sql`note = ${text('userId')}`;
  const both = statement('both', of<object>, () => sql`select from things where ${mine} and ${other}`);
  // @ts-expect-error: nothing is both.
  const tries = () => both({} as Parameters<typeof both>[0], { companyId: 1, userId: 2 });

  expect(tries).toBeTypeOf('function');
});

it('does not compile when a text is put together of what needs more than it is given', () => {
  const narrow = (): { companyId: number } => ({ companyId: 1 });
  const read = statement('narrow', of<object>, () => sql`select from things where ${sql`(${mine})`}`);
  // @ts-expect-error: a text within a text within a text still asks for the person.
  const tries = () => read({} as Parameters<typeof read>[0], narrow());

  expect(tries).toBeTypeOf('function');
});
