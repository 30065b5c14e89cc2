// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { ListedQuestion } from '#contract/help/admin-questions.contract.ts';
import { listQuestions } from '#contract/help/help.contract.ts';
import { en as admin } from '#locales/admin/en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { query } from '../api/query.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { FaqScreen } from './faq-screen.tsx';

afterEach(cleanup);

const row = (id: number): ListedQuestion => ({
  id,
  topic_sr: 'Kartica',
  topic_en: 'Card',
  question_sr: '',
  question_en: `Where is ${id}?`,
  active: true,
  revision: 4,
  missing: ['sr'],
  changed: { at: '2026-11-23T13:05:00.000Z', by: null },
});

/** The shop's list of questions, read in the same window. */
const Help = () => <p>{useQuery(query(listQuestions)).status}</p>;

/** Opens the list of three questions, and opens the dialog for the place of the first one. */
async function askPlace() {
  let ids = [7, 3, 5];
  const calls = serve(({ path, method, body }) => {
    if (path === 'admin/faq/order/') {
      if (method === 'PUT') ({ ids } = body as { ids: number[] });
      return { ids };
    }
    if (path === 'admin/faq/topics/') return { results: [] };
    if (path === 'v2/faq/') return { count: 0, next: null, previous: null, results: [] };
    return path === 'admin/faq/' ? listAnswer(ids.map(row), {}) : undefined;
  });
  const me = { ...jelena, admin_roles: ['content' as const] };
  renderScreen(
    <SiteContext value={sampleSite}>
      <FaqScreen />
      <Help />
    </SiteContext>,
    { at: '/admin-panel/faq', path: '/admin-panel/*', me },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Where is 7\?/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: admin['order.toPlace'] }));
  const dialog = await screen.findByRole('dialog');
  return { field: within(dialog).getByRole<HTMLInputElement>('textbox'), calls };
}

it('begins in the field of the place, where what is typed is the place', async () => {
  const { field, calls } = await askPlace();
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('3{Enter}');
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ ids: [3, 5, 7] }));
});

it('has the help of the shop read what stands in another order', async () => {
  const { field, calls } = await askPlace();
  const read = () => calls.filter(({ path }) => path === 'v2/faq/').length;
  expect(read()).toBe(1);
  await userEvent.clear(field);
  await userEvent.type(field, '2{Enter}');
  await waitFor(() => expect(read()).toBe(2));
});
