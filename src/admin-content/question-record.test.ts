// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { type Call, serve } from '../testing/render-screen.tsx';
import { questionCalls } from './question-calls.ts';
import { editedOf, questionProblems, sentOf } from './question-record.ts';

const QUESTION = {
  id: 7,
  topic_sr: 'Kartica',
  topic_en: '',
  question_sr: 'Gde je?',
  question_en: '',
  answer_sr: '<p>U <strong>profilu</strong>.</p>',
  answer_en: '',
  active: true,
  revision: 4,
  changed_at: '2026-11-23T13:05:00.000Z',
  changed: { at: '2026-11-23T13:05:00.000Z', by: { id: 8, name: 'Milan Marković' } },
};

const WHOLE = { topic_sr: 'Kartica', question_sr: 'Gde je?', answer_sr: '<p>Tu.</p>' };

it('has its answers as html, and sends what was changed without space around it', () => {
  const { fields, by } = editedOf(QUESTION);
  expect([fields.answer_sr, by]).toEqual([QUESTION.answer_sr, 'Milan Marković']);
  expect(sentOf({ answer_sr: ' <p>Tu.</p> ', topic_sr: ' Kartica ' })).toEqual({
    topic_sr: 'Kartica',
    answer_sr: '<p>Tu.</p>',
  });
});

it.each([
  [{ ...WHOLE, active: true }, {}],
  [
    { ...WHOLE, question_en: 'Where?', active: true },
    { topic_en: 'missing', answer_en: 'missing' },
  ],
  [{ active: true }, { topic_sr: 'required', question_sr: 'required', answer_sr: 'required' }],
  [{ active: false }, { question_sr: 'required' }],
  [{ question_en: 'Where?', active: false }, {}],
  [{ ...WHOLE, topic_sr: 'x'.repeat(61), active: true }, { topic_sr: 'long' }],
])('finds of %j what is wrong', (fields, problems) => {
  expect(questionProblems(fields)).toEqual(problems);
});

/** The admin who made the changes of the sample. */
const MILAN = { person: 8 };

/** A server with one question. */
function oneQuestion() {
  const added = Object.assign({}, QUESTION, { revision: 1 });
  return serve(({ method, path }: Call) => {
    if (method === 'GET' && path === 'admin/faq/')
      return {
        count: 1,
        count_is_exact: true,
        next: null,
        previous: null,
        without: [],
        results: [Object.assign({ missing: ['en'] }, added)],
      };
    return added;
  });
}

it('shows a question again after its texts were saved, each with the revision of then', async () => {
  const calls = oneQuestion();
  await questionCalls('7').save({ seen: 4, changes: { topic_sr: 'Korpa' }, restores: true, key: 'a' });
  expect(calls.map(({ method, path, headers }) => [method, path, headers['If-Revision-Match']])).toEqual([
    ['PATCH', 'admin/faq/7/', '4'],
    ['POST', 'admin/faq/7/offer/', '1'],
    ['GET', 'admin/faq/7/', undefined],
  ]);
});

it('finds a question that was added though no answer came, and no other one', async () => {
  oneQuestion();
  const { findAdded } = questionCalls('new');
  expect(await findAdded(WHOLE, MILAN)).toMatchObject({ fields: { question_sr: 'Gde je?' }, revision: 1 });
  expect(await findAdded({ ...WHOLE, question_sr: ' Gde je? ' }, MILAN)).not.toBeNull();
  expect(await findAdded({ ...WHOLE, question_sr: 'Kako?' }, MILAN)).toBeNull();
  expect(await findAdded({ ...WHOLE, active: false }, MILAN)).toBeNull();
  // Not found if another admin added the record.
  expect(await findAdded(WHOLE, { person: 9 })).toBeNull();
});
