import { expect, it } from 'vitest';
import { planNames } from './plan-names.ts';

it('names a text from its second time on, always the same', () => {
  const nameOf = planNames(2);

  expect(nameOf('select 1')).toBeUndefined();
  const name = nameOf('select 1');
  expect(name).toMatch(/^[\w-]{43}$/);
  expect(nameOf('select 1')).toBe(name);
});

it('takes no name for what came once only, however much of it comes', () => {
  const nameOf = planNames(2);
  for (let turn = 0; turn < 5; turn += 1) nameOf(`select ${turn}`);

  nameOf('select usual');
  expect(nameOf('select usual')).toBeDefined();
});

it('names no more than a connection may keep, and those for good', () => {
  const nameOf = planNames(2);
  const twice = (text: string) => [nameOf(text), nameOf(text)][1];

  const first = twice('select 1');
  expect(twice('select 2')).toBeDefined();
  expect(twice('select 3')).toBeUndefined();
  expect(nameOf('select 1')).toBe(first);
});
