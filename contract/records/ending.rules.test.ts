import { expect, it } from 'vitest';
import { answerProblems } from './ending.rules.ts';

const asks = { reason: 'required', last_day: 'optional' } as const;

it.each([
  ['nothing is answered', {}, { reason: 'missing' }],
  ['a reason of spaces alone', { reason: '   ' }, { reason: 'missing' }],
  ['a reason', { reason: 'Ugovor je istekao.' }, {}],
  ['as many letters as there may be', { reason: 'a'.repeat(500) }, {}],
  ['one more', { reason: 'a'.repeat(501) }, { reason: 'long' }],
])('says what is wrong with %s', (_, answers, problems) => {
  expect(answerProblems(asks, answers, null)).toEqual(problems);
});

it('wants the name as it is where much hangs on it', () => {
  expect(answerProblems({}, {}, 'Vežbaonica')).toEqual({ name: 'other_name' });
  expect(answerProblems({}, { name: 'vežbaonica' }, 'Vežbaonica')).toEqual({ name: 'other_name' });
  expect(answerProblems({}, { name: ' Vežbaonica ' }, 'Vežbaonica')).toEqual({});
  expect(answerProblems({}, { name: 'Vežbaonica' }, 'Vežbaonica ')).toEqual({});
  expect(answerProblems({}, { name: 'other' }, null)).toEqual({});
});

// A keyboard has no typographic quotes, and two spaces look like one.
it.each([
  ['"Duga" d.o.o.', '„Duga“ d.o.o.'],
  ["O'Brien", 'O’Brien'],
  ['Jelena Đorđević-Stanković', 'Jelena Đorđević–Stanković'],
  ['Morava Tehnologije', 'Morava\u00a0 Tehnologije'],
  ['Čačak', 'C\u030cac\u030cak'],
  ['„Duga“ d.o.o.', '"Duga" d.o.o.'],
])('takes %s for %s', (typed, name) => {
  expect(answerProblems({}, { name: typed }, name)).toEqual({});
});
