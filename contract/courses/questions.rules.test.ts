import { expect, it } from 'vitest';
import { hasPassed, scoreOf } from '../attempts/attempts.rules.ts';
import { neededRight, type QuestionProblem, questionProblem } from './questions.rules.ts';

const answer = (text_sr: string, correct = false, text_en = '') => ({ text_sr, text_en, correct });
const question = (text_sr: string, ...answers: ReturnType<typeof answer>[]) => ({ text_sr, text_en: '', answers });
const many = (count: number) => Array.from({ length: count }, (_, place) => answer(`Odgovor ${place}`, place === 0));

it.each<[string, Parameters<typeof questionProblem>[0], QuestionProblem | null]>([
  ['two answers, one correct', question('Kada?', answer('Sada', true), answer('Posle')), null],
  [
    'English alone',
    { text_sr: '', text_en: 'When?', answers: [answer('', true, 'Now'), answer('', false, 'Later')] },
    null,
  ],
  ['several correct ones', question('Koje?', answer('Ova', true), answer('Ta', true)), null],
  ['ten answers', question('Koliko?', ...many(10)), null],
  ['no text', question('  ', answer('Sada', true), answer('Posle')), 'empty'],
  ['one answer', question('Kada?', answer('Sada', true)), 'few'],
  ['eleven answers', question('Koliko?', ...many(11)), 'many'],
  ['an answer without a text', question('Kada?', answer('Sada', true), answer(' ')), 'blank'],
  ['texts of 500 letters', question(` ${'x'.repeat(500)} `, answer('x'.repeat(500), true), answer('Posle')), null],
  ['an answer twice in English', question('Kada?', answer('', true, 'Now'), answer('', false, 'Now ')), 'twins'],
  ['a text of 501 letters', question('x'.repeat(501), answer('Sada', true), answer('Posle')), 'long'],
  ['an answer of 501 letters', question('Kada?', answer('Sada', true), answer('x'.repeat(501))), 'long'],
  ['no correct answer', question('Kada?', answer('Sada'), answer('Posle')), 'none'],
  ['an answer twice', question('Kada?', answer('Sada', true), answer('Sada ')), 'twins'],
  ['the same in Serbian alone', question('Kada?', answer('Sada', true, 'Now'), answer('Sada', false, 'At once')), null],
])('judges %s', (_, written, problem) => {
  expect(questionProblem(written)).toBe(problem);
});

it.each([
  [70, 12, 9],
  [70, 10, 7],
  [100, 3, 3],
  [1, 100, 1],
  [50, 0, 0],
])('needs at %i percent of %i questions %i right ones', (mark, questions, right) => {
  expect(neededRight(mark, questions)).toBe(right);
});

it('needs just as many as an attempt is passed with', () => {
  for (let questions = 1; questions <= 100; questions += 1)
    for (let mark = 1; mark <= 100; mark += 1) {
      const right = neededRight(mark, questions);
      const passes = (count: number) => hasPassed(scoreOf(count, questions), mark);
      expect([passes(right), passes(right - 1)], `${mark} of ${questions}`).toEqual([true, false]);
    }
});
