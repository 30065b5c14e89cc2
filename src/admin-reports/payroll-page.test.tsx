// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en as texts } from '#locales/payroll/en.ts';
import { en as records } from '#locales/records/en.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { PayrollPage } from './payroll-page.tsx';

const sums = { bought: 1000, given_back: 0, paid_back: 0, invoices: 0, tax: 154.7, tax_back: 0 };
const open = {
  ...sums,
  month: '2026-10',
  state: 'open',
  currency: 'RSD',
  people: 1,
  closed_at: null,
  closed_by: null,
  sha256: null,
  budgets: [],
};
const closed = { ...open, state: 'closed', closed_at: '2026-11-03T08:00:00.000Z', closed_by: 'V', sha256: 'ab12' };
const person = { ...sums, id: 7, name: 'Una Savić', external_id: 'Z-7', unit: '', budgets: [] };
const erased = { ...person, id: 8, name: 'erased-8@erased.invalid', external_id: null };

/** Opens the page of a month as an owner of the company, and records the calls. */
function openMonth(at: string, more: object = {}): Call[] {
  let month: object = open;
  const calls = serve(({ path }) => {
    if (path === 'company/payroll/2026-10/people/') return Object.assign(listAnswer([person, erased], {}), more);
    if (path === 'company/payroll/2026-10/close/') month = closed;
    return path.startsWith('company/payroll/2026-10/') ? month : { results: [] };
  });
  const me = { ...jelena, company_roles: ['owner' as const] };
  const path = '/company-admin/payroll/:id';
  renderScreen(inSampleSite(<PayrollPage />), { path, at: `/company-admin/payroll/${at}`, me });
  return calls;
}

const writes = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);

it('is closed once that is confirmed, and has its file from then on', async () => {
  const calls = openMonth('2026-10');
  await userEvent.click(await screen.findByRole('button', { name: texts.close }));
  await userEvent.click(screen.getByRole('button', { name: texts['close.keep'] }));
  expect(writes(calls)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: texts.close }));
  await userEvent.click(screen.getByRole('button', { name: texts['close.press'] }));
  await screen.findByRole('button', { name: texts.download });
  expect(writes(calls)).toEqual(['company/payroll/2026-10/close/']);
  expect(screen.queryByRole('button', { name: texts.close })).toBeNull();
});

it('says that there is no month where the address names none', async () => {
  const calls = openMonth('2026-13');
  await screen.findByRole('heading', { level: 1 });
  expect(calls).toEqual([]);
});

it('calls somebody whose data were erased so, and not by an address', async () => {
  openMonth('2026-10');
  expect(await screen.findByRole('rowheader', { name: /^Una Savić/ })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: records.erasedPerson })).toBeTruthy();
});

it('says which of its people are here, and so on paper, where there are more', async () => {
  openMonth('2026-10', { count: 340 });
  const part = 'Shown, and printed: 1–2 of 340. The file of a closed month has all of them.';
  expect(await screen.findByText(part)).toBeTruthy();
});

it('says nothing of a part where all are here', async () => {
  openMonth('2026-10');
  await screen.findByRole('rowheader', { name: /^Una Savić/ });
  expect(screen.queryByText(/^Shown/)).toBeNull();
});
