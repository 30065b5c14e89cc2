// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GiftDetail, GiftPerson } from '#contract/gifts/gifts.contract.ts';
import { en as texts } from '#locales/admin-budgets/en.ts';
import { jelena } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { GiftPage } from './gift-page.tsx';

const GIVEN: GiftDetail = {
  id: 9,
  date: '2026-11-24T08:02:00.000Z',
  category: 3,
  category_name_sr: 'Sport',
  category_name_en: 'Sport',
  year: 2026,
  amount: 100,
  currency: 'RSD',
  people: 1,
  sum: 100,
  status: 'given',
  task: null,
  approval: null,
  with_invited: true,
  note: 'Thanks',
  given_by: 1,
  given_by_name: 'Vesna Ilić',
  taken_back: 0,
  total: 1,
  given: 1,
  left_out: 0,
  waiting: 0,
  unspent: 60,
  can_stop: false,
  take_backs: [],
};
const ana: GiftPerson = { id: 4, name: 'Ana', given_at: GIVEN.date, state: 'given', taken_back: 0, unspent: 60 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Opens the page of the gift at a moment. */
async function open(moment: string) {
  vi.setSystemTime(moment);
  serve(({ path }) => (path.endsWith('/people/') ? onePage([ana]) : GIVEN));
  renderScreen(inSampleSite(<GiftPage />), {
    at: '/company-admin/budgets/9',
    path: '/company-admin/budgets/:id',
    me: Object.assign({}, jelena, { company_roles: ['budgets' as const] }),
  });
  await screen.findByRole('link', { name: 'Ana' });
}

it('takes back what is unspent as long as its year goes on in Belgrade', async () => {
  await open('2026-12-31T22:59:59Z');
  expect(screen.getByRole('button', { name: texts['take.press'] })).toBeTruthy();
  expect(screen.getAllByText(texts['gift.unspent'])).not.toEqual([]);
});

it('says afterwards that it ended unspent, and takes nothing back', async () => {
  await open('2026-12-31T23:00:00Z');
  expect(screen.getAllByText(texts['gift.ended'])).not.toEqual([]);
  expect(screen.queryByText(texts['gift.unspent'])).toBeNull();
  expect(screen.queryByRole('button', { name: texts['take.press'] })).toBeNull();
  expect(screen.queryByRole('button', { name: texts['take.oneOf'].replace('{{name}}', 'Ana') })).toBeNull();
});
