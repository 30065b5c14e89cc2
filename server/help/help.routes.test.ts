import { expect, it } from 'vitest';
import { searchKey } from '#contract/search/search.rules.ts';
import { startTestApp } from '../testing/test-app.ts';
import { questions } from './help.table.ts';

const shop = await startTestApp();
const [en, sr] = [await shop.person({ language: 'EN' }), await shop.person({ language: 'SR' })];

const question = (position: number, questionEn: string, questionSr: string, active = true) => ({
  position,
  questionEn,
  questionSr,
  active,
  topicEn: 'Budget',
  topicSr: 'Budžet',
  answerEn: `<p>${questionEn}!</p>`,
  answerSr: `<p>${questionSr}!</p>`,
  searchKey: searchKey(`${questionEn} ${questionSr}`),
});

await shop.database
  .insert(questions)
  .values([
    question(3, 'Where is my voucher 100%?', 'Gde je moj vaučer 100%?'),
    question(1, 'Which budget is charged first?', 'Čime se plaća u Čačku?'),
    question(2, 'Only in English', ''),
    question(4, 'Not asked any more', 'Više se ne pita', false),
  ]);

const asked = async (who: typeof en, search = '', more = '') => {
  const { body } = await shop.call(who, 'GET', `/v2/faq/?search=${encodeURIComponent(search)}${more}`);
  return body.results.map((found: { question: string }) => found.question);
};

it('answers the questions in their order, in the language of the reader, else in the other', async () => {
  expect(await asked(en)).toEqual(['Which budget is charged first?', 'Only in English', 'Where is my voucher 100%?']);
  expect(await asked(sr)).toEqual(['Čime se plaća u Čačku?', 'Only in English', 'Gde je moj vaučer 100%?']);
  const { body } = await shop.call(sr, 'GET', '/v2/faq/?page_size=1');
  expect(body).toMatchObject({ count: 3, next: '/api/v2/faq/?page_size=1&page=2' });
  expect(body.results[0]).toEqual({
    id: expect.any(Number),
    topic: 'Budžet',
    question: 'Čime se plaća u Čačku?',
    answer: '<p>Čime se plaća u Čačku?!</p>',
  });
});

it('says which texts are not in the language of the reader', async () => {
  const told = async (who: typeof en) => {
    const { body } = await shop.call(who, 'GET', '/v2/faq/?search=english');
    return body.results.map(({ in_other_language }: { in_other_language?: string[] }) => in_other_language);
  };
  expect(await told(sr)).toEqual([['question']]);
  expect(await told(en)).toEqual([undefined]);
});

it.each(['čačku', 'CACKU', 'Чачку', 'placa cacku', 'charged'])(
  'finds %s, whatever the script and the language',
  async (search) => {
    expect(await asked(sr, search)).toEqual(['Čime se plaća u Čačku?']);
  },
);

it.each([
  ['100%', 1],
  ['%', 1],
  ['_', 0],
  ['nema toga', 0],
])('takes %s as it stands: %i', async (search, count) => {
  expect(await asked(sr, search)).toHaveLength(count);
});

it('takes two statements: who asks, and the page', async () => {
  expect(await shop.statements(() => asked(en))).toHaveLength(2);
});
