// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ListedQuestion } from '#contract/help/admin-questions.contract.ts';
import { en as texts } from '#locales/admin-content/en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { FaqScreen } from './faq-screen.tsx';

const row = (id: number, active: boolean): ListedQuestion => ({
  id,
  topic_sr: 'Kartica',
  topic_en: 'Card',
  question_sr: `Gde je ${id}?`,
  question_en: '',
  active,
  revision: 4,
  missing: ['en'],
  changed: { at: '2026-11-23T13:05:00.000Z', by: null },
});

/** Selects both questions, one shown and one withdrawn, and begins the bulk action named `action`. */
async function begin(action: string, refused: readonly object[], effects: object) {
  const rows = [row(7, true), row(3, false)];
  const calls = serve((call) => {
    if (call.path === 'admin/faq/bulk/preview/')
      return {
        id: 5,
        count: 2,
        affected: 1,
        refused,
        effects,
        sample: [
          { id: 7, question_sr: 'Gde je 7?', question_en: '', before: { active: true }, after: { active: false } },
        ],
        expires_at: new Date(Date.now() + 600_000).toISOString(),
      };
    if (call.path === 'admin/faq/order/') return { ids: [7, 3] };
    if (call.path === 'admin/faq/topics/') return { results: [] };
    return call.path === 'admin/faq/' ? listAnswer(rows, {}) : undefined;
  });
  const me = { ...jelena, admin_roles: ['content' as const] };
  renderScreen(
    <SiteContext value={sampleSite}>
      <FaqScreen />
    </SiteContext>,
    { at: '/admin-panel/faq', path: '/admin-panel/*', me },
  );
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select: / })) await userEvent.click(box);
  const shelf = within(screen.getByRole('region', { name: 'Selected rows' }));
  await userEvent.click(shelf.getByRole('button', { name: action }));
  const asked = () => calls.find(({ path }) => path.endsWith('/preview/'))?.body;
  return { dialog: within(await screen.findByRole('dialog')), asked };
}

it('says what people see once many are withdrawn, and which topic is left without a question', async () => {
  const same = { code: 'same', count: 1, sample: [{ id: 3, question_sr: 'Gde je 3?', question_en: '' }] };
  const emptied = [{ topic_sr: 'Kartica', topic_en: '' }];
  const { dialog, asked } = await begin(texts['faq.bulk.withdraw'], [same], { shown: 9, emptied });
  expect(await dialog.findByText(texts['faq.bulk.hidden']({ count: 9 }))).toBeTruthy();
  expect(dialog.getByText(texts['faq.bulk.emptied']({ count: 1, topics: 'Kartica' }))).toBeTruthy();
  expect(dialog.getByText('Gde je 3?')).toBeTruthy();
  expect(asked()).toEqual({ action: 'withdraw', ids: [7, 3] });
});

it('names what cannot be shown, for it is not whole', async () => {
  const part = { code: 'incomplete', count: 1, sample: [{ id: 3, question_sr: 'Gde je 3?', question_en: '' }] };
  const { dialog } = await begin(texts['faq.bulk.offer'], [part], { shown: 9, emptied: [] });
  expect(await dialog.findByText(`${texts['faq.bulk.refused.incomplete']} · 1`)).toBeTruthy();
  expect(dialog.getByText(texts['faq.bulk.seen'])).toBeTruthy();
});
