import { expect, it } from 'vitest';
import { merge } from '#contract/records/merge.rules.ts';
import {
  emptyQuestion,
  type FormQuestion,
  freshId,
  twinOf,
  withAnswer,
  withQuestion,
  withWritten,
} from './form-questions.ts';
import { knownQuestions } from './known-questions.ts';
import { pastedQuestions } from './pasted-questions.ts';

const question = (id: number, text: string, ...answers: string[]): FormQuestion => ({
  id,
  text_sr: text,
  text_en: '',
  answers: answers.map((answer, place) => ({
    id: id * 10 + place,
    text_sr: answer,
    text_en: '',
    correct: place === 0,
  })),
});
/** The server's answer of a question, under a new number as after a change. */
const read = (pk: number, text: string, ...answers: string[]) => ({
  pk,
  text_sr: text,
  text_en: '',
  answers: answers.map((answer, place) => ({
    pk: pk * 10 + place,
    text_sr: answer,
    text_en: '',
    correct: place === 0,
  })),
});
const BASE = [
  question(1, 'Prvo', 'da', 'ne'),
  question(2, 'Drugo', 'uvek', 'nikad'),
  question(3, 'Treće', 'tu', 'tamo'),
];
const ids = (questions: readonly { id: number }[]) => questions.map(({ id }) => id);

it('begins a question with one empty answer, and gives all numbers of their own', () => {
  const first = emptyQuestion(BASE);
  expect(first.answers).toEqual([{ id: first.id - 1, text_sr: '', text_en: '', correct: false }]);
  const all = withQuestion(BASE, first, 1);
  expect(ids(all)).toEqual([1, -1, 2, 3]);
  expect(freshId(all)).toBe(-3);
  const { answers, id } = withAnswer(all, first, null);
  expect([answers.length, id]).toEqual([2, -3]);
  const twin = twinOf(all, BASE[1] as FormQuestion);
  expect([twin.text_sr, twin.id, ids(twin.answers)]).toEqual(['Drugo', -3, [-4, -5]]);
});

it.each([
  [
    'as they were',
    [read(1, 'Prvo', 'da', 'ne'), read(2, 'Drugo', 'uvek', 'nikad'), read(3, 'Treće', 'tu', 'tamo')],
    [1, 2, 3],
  ],
  [
    'one of which was written anew',
    [read(1, 'Prvo', 'da', 'ne'), read(9, 'Sasvim drugo', 'i to', 'i ono'), read(3, 'Treće', 'tu', 'tamo')],
    [1, 2, 3],
  ],
  ['one with other answers', [read(9, 'Prvo', 'možda', 'ne znam'), read(2, 'Drugo', 'uvek', 'nikad')], [1, 2]],
  ['in another order, one changed', [read(3, 'Treće', 'tu', 'tamo'), read(8, 'Prvo, ali jasnije', 'da', 'ne')], [3, 1]],
  [
    'with a new one',
    [
      read(1, 'Prvo', 'da', 'ne'),
      read(2, 'Drugo', 'uvek', 'nikad'),
      read(3, 'Treće', 'tu', 'tamo'),
      read(7, 'Novo', 'a', 'b'),
    ],
    [1, 2, 3, 7],
  ],
])('knows questions %s', (_, answered, expected) => {
  expect(ids(knownQuestions(BASE, answered))).toEqual(expected);
});

it('joins what two people changed in two questions, and tells one that both changed', () => {
  const mine = [{ ...(BASE[0] as FormQuestion), text_sr: 'Moje' }, ...BASE.slice(1)];
  const other = knownQuestions(BASE, [
    read(1, 'Prvo', 'da', 'ne'),
    read(8, 'Drugo', 'često', 'nikad'),
    read(3, 'Treće', 'tu', 'tamo'),
  ]);
  const joined = merge({ questions: BASE }, { questions: mine }, { questions: other });
  expect(joined.both).toEqual([]);
  expect(joined.joined.questions).toMatchObject([
    { text_sr: 'Moje' },
    { answers: [{ text_sr: 'često' }, {}] },
    { id: 3 },
  ]);
  const same = knownQuestions(BASE, [
    read(9, 'Tuđe', 'da', 'ne'),
    ...[read(2, 'Drugo', 'uvek', 'nikad'), read(3, 'Treće', 'tu', 'tamo')],
  ]);
  expect(merge({ questions: BASE }, { questions: mine }, { questions: same }).both).toEqual(['questions.1.text_sr']);
});

it('reads questions from lines', () => {
  const lines =
    '1. Šta prvo radiš?\r\n* Čitam\r\n- Otvaram prilog\n\n2) Koje lozinke su dobre,\na koje nisu?\n- Ime\n* Četiri reči\n* Iz menadžera';
  expect(pastedQuestions(lines, 'sr')).toEqual([
    {
      text_sr: 'Šta prvo radiš?',
      text_en: '',
      answers: [
        { text_sr: 'Čitam', text_en: '', correct: true },
        { text_sr: 'Otvaram prilog', text_en: '', correct: false },
      ],
    },
    {
      text_sr: 'Koje lozinke su dobre, a koje nisu?',
      text_en: '',
      answers: [
        { text_sr: 'Ime', text_en: '', correct: false },
        { text_sr: 'Četiri reči', text_en: '', correct: true },
        { text_sr: 'Iz menadžera', text_en: '', correct: true },
      ],
    },
  ]);
});

it.each([
  ['without numbers', 'Kada?\n* Sada\n- Posle\nGde?\n* Tu\n- Tamo', [2, 2]],
  ['one line alone', 'Kada?', [0]],
  ['of answers alone, of which the first is no answer to anything', '* Sada', [0]],
  ['nothing', ' \n ', []],
])('reads %s', (_, lines, answers) => {
  expect(pastedQuestions(lines, 'en').map((one) => one.answers.length)).toEqual(answers);
});

it('adds what was pasted at the end, in either language', () => {
  const all = withWritten(BASE, pastedQuestions('When?\n* Now\n- Later', 'en'), BASE);
  expect(all.at(-1)).toEqual({
    id: -1,
    text_sr: '',
    text_en: 'When?',
    answers: [
      { id: -2, text_sr: '', text_en: 'Now', correct: true },
      { id: -3, text_sr: '', text_en: 'Later', correct: false },
    ],
  });
});

it('gives none of the numbers of what can be put back', () => {
  const written = pastedQuestions('Kada?\n* Sada\nGde?\n* Tu', 'sr');
  const known = [...BASE, question(-4, 'Uklonjeno')];
  expect(ids(withWritten(BASE, written, known))).toEqual([1, 2, 3, -5, -7]);
});
