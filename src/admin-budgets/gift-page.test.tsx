// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { GiftDetail, GiftPerson } from '#contract/gifts/gifts.contract.ts';
import { en as texts } from '#locales/admin-budgets/en.ts';
import { en as records } from '#locales/records/en.ts';
import { jelena } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { GiftPage } from './gift-page.tsx';

const RUNNING: GiftDetail = {
  id: 9,
  date: '2026-11-24T08:02:00.000Z',
  category: null,
  category_name_sr: null,
  category_name_en: null,
  year: null,
  amount: 10_000,
  currency: 'RSD',
  people: 20_000,
  sum: 200_000_000,
  status: 'running',
  task: 4,
  approval: null,
  with_invited: true,
  note: 'Thanks',
  given_by: 1,
  given_by_name: 'Vesna Ilić',
  taken_back: 0,
  total: 20_000,
  given: 500,
  left_out: 0,
  waiting: 19_500,
  unspent: 0,
  can_stop: true,
  take_backs: [],
};

it('calls somebody whose data were erased so, among whom it is for, by whom it was given and where it is taken back', async () => {
  const back = { id: 2, date: RUNNING.date, by: '', note: 'Twice', people: 1, sum: 5, running: false, approval: null };
  const ended = Object.assign({}, RUNNING, { status: 'given', waiting: 0, unspent: 10_000, can_stop: false });
  Object.assign(ended, { given_by_name: '', take_backs: [back] });
  const erased: GiftPerson = {
    id: 4,
    name: '',
    given_at: RUNNING.date,
    state: 'given',
    taken_back: 0,
    unspent: 10_000,
  };
  serve(({ path }) => (path.endsWith('/people/') ? onePage([erased]) : ended));
  renderScreen(inSampleSite(<GiftPage />), {
    at: '/company-admin/budgets/9',
    path: '/company-admin/budgets/:id',
    me: Object.assign({}, jelena, { company_roles: ['budgets' as const] }),
  });
  await screen.findByRole('link', { name: records.erasedPerson });
  expect(screen.getAllByText(/^Erased person, /)).toHaveLength(2);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toContain(`${texts['people.taken']}0.00`);
  const take = texts['take.oneOf'].replace('{{name}}', records.erasedPerson);
  await userEvent.click(screen.getByRole('button', { name: take }));
  await screen.findByText(texts['take.titleOf'].replace('{{name}}', records.erasedPerson));
});

it('says that it could not be stopped', async () => {
  serve(({ path }) => {
    if (path.endsWith('/stop/')) return Response.json({ message: 'It has ended by now.' }, { status: 409 });
    return path.endsWith('/people/') ? onePage([]) : RUNNING;
  });
  const { said } = renderScreen(inSampleSite(<GiftPage />), {
    at: '/company-admin/budgets/9',
    path: '/company-admin/budgets/:id',
    me: Object.assign({}, jelena, { company_roles: ['budgets' as const] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts['gift.stop'] }));
  await waitFor(() => expect(said).toEqual([{ tone: 'error', text: 'It has ended by now.' }]));
});
