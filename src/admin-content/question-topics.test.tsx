// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { en } from '#locales/admin-content/en.ts';
import { sr } from '#locales/admin-content/sr.ts';
import { en as records } from '#locales/records/en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { FaqScreen } from './faq-screen.tsx';

const TOPICS = [
  { topic_sr: 'Budžet', topic_en: '', count: 1 },
  { topic_sr: 'Budžet', topic_en: 'Budget', count: 4 },
  { topic_sr: 'Korpa', topic_en: '', count: 2 },
  { topic_sr: '', topic_en: 'Card', count: 1 },
];

/** The list of questions, some of whose topics are written in one language alone. */
function open(query: string, language: Language, topics: () => unknown = () => ({ results: TOPICS })) {
  const row = { id: 7, question_sr: 'Gde je?', question_en: '', active: true, revision: 4, missing: ['en'] };
  const changed = { at: '2026-11-23T13:05:00.000Z', by: null };
  serve(({ path }) => {
    if (path === 'admin/faq/topics/') return topics();
    if (path === 'admin/faq/order/') return { ids: [7] };
    return path === 'admin/faq/' ? listAnswer([Object.assign({ changed }, row, TOPICS[0])], {}) : undefined;
  });
  const me = { ...jelena, admin_roles: ['content' as const] };
  renderScreen(
    <SiteContext value={sampleSite}>
      <FaqScreen />
    </SiteContext>,
    { at: `/admin-panel/faq${query}`, path: '/admin-panel/*', me, language },
  );
}

const named = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

it.each([
  ['SR', sr, ['Budžet', 'Korpa', 'Card']],
  ['EN', en, ['Budget', 'Korpa', 'Card']],
] as const)(
  'offers each topic once in the form, in %s, and the one in both languages of two alike',
  async (language, words, offered) => {
    open('?open=new', language);
    const topics = within(await screen.findByRole('group', { name: words['question.topics'] }));
    expect(named(topics.getAllByRole('button'))).toEqual(offered);
    await userEvent.click(topics.getByRole('button', { name: offered[0] }));
    const written = screen.getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${words['faq.topic']}`) });
    expect(written.map(({ value }) => value)).toEqual(['Budžet', 'Budget']);
  },
);

it('filters by each topic once', async () => {
  open('', 'SR');
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const popover = within(await screen.findByRole('dialog'));
  await userEvent.click(popover.getByRole('button', { name: sr['faq.topic'] }));
  expect(await screen.findAllByRole('radio', { name: 'Budžet' })).toHaveLength(1);
});

it('says in the filter that the topics could not be read, and reads them again', async () => {
  let isBroken = true;
  open('', 'EN', () => (isBroken ? new Response(null, { status: 500 }) : { results: TOPICS }));
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en['faq.topic'] }));
  expect(await screen.findByText(records['options.failed'])).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: records.again }));
  expect(await screen.findByRole('radio', { name: 'Budget' })).toBeTruthy();
});
