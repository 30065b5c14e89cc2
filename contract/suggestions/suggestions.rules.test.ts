import { expect, it } from 'vitest';
import { answerProblems, type SuggestionAnswer } from './suggestions.rules.ts';

const answer = (change: Partial<SuggestionAnswer>): SuggestionAnswer =>
  Object.assign({ answer: '', status: 'new', benefit: null } as const, change);

it.each<[Partial<SuggestionAnswer>, object]>([
  [{}, {}],
  [{ status: 'contacted' }, {}],
  [{ status: 'agreed', answer: 'Potpisujemo.' }, {}],
  [{ status: 'declined' }, { answer: 'answer' }],
  [{ status: 'declined', answer: ' \n' }, { answer: 'answer' }],
  [{ status: 'declined', answer: 'Nema ga kod nas.' }, {}],
  [{ status: 'live' }, { benefit: 'benefit' }],
  [{ status: 'live', benefit: 7 }, {}],
  [{ status: 'agreed', benefit: 7 }, { benefit: 'none' }],
  [{ answer: 'x'.repeat(2000) }, {}],
  [{ answer: ` ${'x'.repeat(2000)} ` }, {}],
  [{ answer: 'x'.repeat(2001) }, { answer: 'long' }],
])('an answer %j has the problems %j', (change, problems) => {
  expect(answerProblems(answer(change))).toEqual(problems);
});
