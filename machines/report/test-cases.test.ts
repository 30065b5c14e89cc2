import { expect, it } from 'vitest';
import { allPaths } from './all-paths.ts';
import { coverageTable } from './coverage-table.ts';
import { markdownOf, testCasesOf } from './test-cases.ts';

it.each(allPaths)('the test cases of $name are numbered and say everything in words', (definition) => {
  const cases = testCasesOf(definition);
  expect(cases.map(({ number }) => number)).toEqual(cases.map((_, index) => index + 1));
  for (const { title, given, steps } of cases) {
    for (const words of [title, given, ...steps.flatMap(({ when, outcome }) => [when, outcome])]) {
      expect(words).toMatch(/ /);
      expect(words).not.toMatch(/xstate|undefined/);
    }
  }
});

it('a test case reads as Given, When, Then', () => {
  const text = markdownOf({
    machine: 'cart-item',
    number: 3,
    title: 'the person presses plus',
    given: 'the quantity is shown',
    steps: [
      { when: 'the person types 5', outcome: 'the check button stands there', event: 'types 5', state: 'typing' },
      { when: 'the person presses plus', outcome: 'it is saved', event: 'presses plus', state: 'saving' },
    ],
    walks: [],
  });
  expect(text).toBe(
    [
      '### cart-item 3. The person presses plus',
      '',
      '- **Given** the quantity is shown',
      '- **When** the person types 5',
      '- then the check button stands there',
      '- and when the person presses plus',
      '- **Then** it is saved',
      '',
    ].join('\n'),
  );
});

it('the table names what is not covered', () => {
  const table = coverageTable([
    {
      name: 'login',
      paths: 4,
      steps: 9,
      states: { all: 4, missing: ['login.code'] },
      transitions: { all: 3, missing: [] },
      strayed: [],
    },
  ]);
  expect(table).toContain('| login | 4 | 9 | 3/4 (75 %) | 3/3 (100 %) |');
  expect(table).toContain('- login: the state login.code is in no path');
});
