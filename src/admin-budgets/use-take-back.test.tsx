// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listApprovals } from '#contract/approvals/approvals.contract.ts';
import { en as texts } from '#locales/admin-budgets/en.ts';
import { query } from '../api/query.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { GiftPage } from './gift-page.tsx';

const me = { ...jelena, company_roles: ['budgets' as const] };
const gift = {
  id: 7,
  date: '2026-11-24T08:02:00.000Z',
  category: null,
  category_name_sr: null,
  category_name_en: null,
  year: null,
  amount: 3000,
  sum: 900_000,
  currency: 'RSD',
  people: 300,
  status: 'given',
  task: null,
  approval: null,
  with_invited: true,
  note: 'Thanks',
  given_by: 1,
  given_by_name: 'Jelena',
  total: 300,
  given: 300,
  left_out: 0,
  waiting: 0,
  unspent: 900_000,
  taken_back: 0,
  can_stop: false,
  take_backs: [],
};
const effect = {
  people: 300,
  sum: 900_000,
  whole: 300,
  partly: 0,
  nothing: 0,
  partly_sample: [],
  nothing_sample: [],
  running: false,
  moment: '2026-11-24T08:02:00.000000Z',
};
const taken = {
  id: 1,
  date: '2026-11-24T08:02:00.000Z',
  by: 'Jelena',
  note: 'By mistake',
  people: 0,
  sum: 0,
  running: false,
};

/** Query key of the list of proposals. */
const proposals = query(listApprovals, { query: { page: 1 } }).queryKey;

interface TakingBack {
  /** The limit above which an approval is needed. */
  approval: object | null;
  /** Number of the proposal for which it waits. */
  waits: number | null;
  press: string;
  /** Whether the answer is lost. */
  isLost?: boolean;
}

/** Takes back the unspent money. */
async function takeBack({ approval, waits, press, isLost = false }: TakingBack) {
  let after: object = gift;
  serve(({ method, path }) => {
    if (path === 'company/budgets/7/take-back/preview/') return Object.assign({ approval }, effect);
    if (path === 'company/budgets/7/take-back/') {
      after = Object.assign({}, gift, { take_backs: [Object.assign({ approval: waits }, taken)] });
      if (isLost) throw new TypeError('Failed to fetch');
      return after;
    }
    if (path === 'company/budgets/7/' && method === 'GET') return after;
    return { count: 0, results: [], next: null, previous: null };
  });
  const seen = renderScreen(inSampleSite(<GiftPage />), {
    me,
    at: '/company-admin/budgets/7',
    path: '/company-admin/budgets/:id',
  });
  seen.client.setQueryData(proposals, {} as never);
  await userEvent.click(await screen.findByRole('button', { name: texts['take.press'] }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(await dialog.findByRole('textbox'), 'By mistake');
  await userEvent.click(dialog.getByRole('button', { name: press }));
  await waitFor(() => expect(seen.said).toHaveLength(1));
  return { said: seen.said[0]?.text, isReadAgain: () => seen.client.getQueryState(proposals)?.isInvalidated };
}

it.each([false, true])('says that it is taken back; its answer is lost: %s', async (isLost) => {
  const taking = { approval: null, waits: null, press: texts['take.confirm'], isLost };
  expect((await takeBack(taking)).said).toBe(texts['take.done']);
});

it.each([false, true])('above the limit says that it waits for approval; its answer is lost: %s', async (isLost) => {
  const approval = { limit: 500_000, others: ['Ivana Kralj'] };
  const { said, isReadAgain } = await takeBack({ approval, waits: 12, press: texts['give.propose'], isLost });
  expect(said).toBe(texts.proposed);
  // The list of proposals is read again immediately.
  await waitFor(() => expect(isReadAgain()).toBe(true));
});
