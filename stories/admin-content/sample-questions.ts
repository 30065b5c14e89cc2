import type { EditedQuestion, ListedQuestion } from '#contract/help/admin-questions.contract.ts';
import type { QuestionBulkPreview } from '#contract/help/question-bulk.contract.ts';

const CHANGED = { at: '2026-11-12T13:02:00.000Z', by: { id: 8, name: 'Milan Marković' } };

const rows: readonly [topic: string, topicEn: string, question: string, questionEn: string, active?: boolean][] = [
  ['Budžet', 'Budget', 'Sa kog budžeta se prvo skida?', 'Which budget is charged first?'],
  ['Budžet', 'Budget', 'Do kada mogu da iskoristim novac?', 'Until when can I use the money?'],
  ['Kupovina', 'Buying', 'Mogu li da otkažem porudžbinu?', 'Can I cancel an order?'],
  ['Vaučeri i kartica', 'Vouchers and card', 'Gde je moj kod?', ''],
  ['Zahtevi', 'Requests', 'Koliko se čeka na odgovor?', 'How long does an answer take?', false],
];

/** Questions as in the administration list. */
export const sampleQuestions: readonly ListedQuestion[] = rows.map(
  ([topic_sr, topic_en, question_sr, question_en, active = true], place) => ({
    id: place + 1,
    topic_sr,
    topic_en,
    question_sr,
    question_en,
    missing: question_en === '' ? ['en'] : [],
    active,
    revision: 4,
    changed: CHANGED,
  }),
);

/** The list's answer to a query. */
export function questionsAsked(search: URLSearchParams) {
  const [state, missing, words] = [search.get('state'), search.get('missing'), search.get('search') ?? ''];
  const results = sampleQuestions
    .filter(({ active }) => state === null || active === (state === 'active'))
    .filter((question) => missing === null || question.missing.includes(missing as 'sr'))
    .filter(({ question_sr }) => question_sr.toLowerCase().includes(words.toLowerCase()));
  return { count: results.length, count_is_exact: true, without: [], next: null, previous: null, results };
}

/** A question by its id, as read by its form. */
export function questionAsked(id: number): EditedQuestion | undefined {
  const found = sampleQuestions.find((each) => each.id === id);
  return (
    found &&
    Object.assign({}, found, {
      changed_at: found.changed.at,
      answer_sr:
        '<p>Sa <strong>budžeta kategorije</strong> kojoj benefit pripada.</p><ul><li>Zatim sa fleksibilnog.</li></ul>',
      answer_en:
        found.question_en &&
        '<p>The <strong>budget of the category</strong> it belongs to.</p><ul><li>Then the flexible one.</li></ul>',
    })
  );
}

export const topicsAsked = () => ({
  results: [
    { topic_sr: 'Budžet', topic_en: 'Budget', count: 2 },
    { topic_sr: 'Kupovina', topic_en: 'Buying', count: 1 },
    { topic_sr: 'Vaučeri i kartica', topic_en: 'Vouchers and card', count: 1 },
  ],
});

export const orderAsked = () => ({ ids: sampleQuestions.map(({ id }) => id) });

/** Preview of withdrawing the first two of them and the last. */
export function manyQuestionsAsked(): QuestionBulkPreview {
  const named = sampleQuestions.map(({ id, question_sr, question_en }) => ({ id, question_sr, question_en }));
  return {
    id: 12,
    count: 3,
    affected: 2,
    refused: [{ code: 'same', count: 1, sample: named.slice(-1) }],
    effects: { shown: 4, emptied: [{ topic_sr: 'Budžet', topic_en: 'Budget' }] },
    sample: named
      .slice(0, 2)
      .map((one) => Object.assign({}, one, { before: { active: true }, after: { active: false } })),
    expires_at: '2999-01-01T00:00:00.000Z',
  };
}
