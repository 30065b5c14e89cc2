import { expect, it } from 'vitest';
import { lookAt } from './look-at.ts';

/** A fake database whose statements take the given times in turn. */
function taking(times: number[], plan: object) {
  const asked: string[] = [];
  const ask = async (text: string) => {
    const time = times[asked.length % times.length];
    asked.push(text);
    return { rows: [{ 'QUERY PLAN': [{ Plan: plan, 'Execution Time': time }] }] };
  };
  return { ask, asked };
}

const reading = (table: string, rows: number, removed = 0) => ({
  'Node Type': 'Seq Scan',
  'Relation Name': table,
  'Actual Rows': rows,
  'Actual Loops': 1,
  'Rows Removed by Filter': removed,
});

it('takes the middle of three times of each statement, and adds them up', async () => {
  const { ask, asked } = taking([2, 30, 3], reading('orders', 5));
  const statements = ['select 1', 'with found as (select 1) select * from found'].map((text) => ({ text, values: [] }));
  expect(await lookAt(ask, statements)).toEqual({ worked: 6, whole: [] });
  expect(asked).toHaveLength(6);
});

it('leaves out what writes, which would be written three times more', async () => {
  const { ask, asked } = taking([1], reading('orders', 5));
  const statements = ['insert into orders values (1)', 'with new as (insert into orders values (1)) select 1'];
  expect(
    await lookAt(
      ask,
      statements.map((text) => ({ text, values: [] })),
    ),
  ).toEqual({ worked: 0, whole: [] });
  expect(asked).toEqual([]);
});

it('names tables that are read further than a list counts, with what was left out of them', async () => {
  const plan = { 'Node Type': 'Hash Join', Plans: [reading('orders', 4, 20_000), reading('users', 10_001)] };
  const { ask } = taking([1], plan);
  expect((await lookAt(ask, [{ text: 'select 1', values: [] }])).whole).toEqual(['orders (20,004)']);
});
