// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CorporateSummary } from '#contract/corporate/corporate.contract.ts';
import { monthsIn, periodOf } from '#contract/reports/period.rules.ts';
import { en as texts } from '#locales/admin-corporate/en.ts';
import { en as reports } from '#locales/reports/en.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { SummaryScreen } from './summary-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const standing = { people: 2, given: 1000, spent: 350, held: 0, unspent: 650 };

/** The server's summary of a company that began in 2025; it refuses a period without a report. */
function summaryOf(query: URLSearchParams): CorporateSummary | Response {
  const { year, from, to } = Object.fromEntries(query);
  const period = periodOf({ year: year ? Number(year) : undefined, from, to }, '2026-11');
  if (period === null) return Response.json({ code: 'reports.period' }, { status: 400 });
  return {
    ...period,
    years: [2025, 2026],
    currency: 'RSD',
    today: '2026-11-23',
    spent: 0,
    people: 0,
    months: monthsIn(period)
      .filter((month) => month >= '2025-04' && month <= '2026-11')
      .map((month) => ({ month, spent: 100, purchases: 1, people: 1, last_year: null, running: month === '2026-11' })),
    held_back: false,
    budgets: [],
    joined: null,
    standing: period.year === 2026 ? standing : null,
    ending: null,
  };
}

function open(at: string) {
  const calls = serve(({ path, query }) => {
    if (path === 'v2/corporate/summary/') return summaryOf(query);
    if (path === 'v2/corporate/people/') return listAnswer([], {});
    return { people: 0, given: 0, spent: 0, held: 0, left: 0 };
  });
  const me = Object.assign({}, jelena, { corporate_account: true });
  const { where, history } = renderScreen(inSampleSite(<SummaryScreen />), { at, me });
  const asked = () => calls.filter(({ path }) => path === 'v2/corporate/summary/').map(({ query }) => query.toString());
  return { where, asked, steps: () => history.index };
}

const chosen = async (name: string) =>
  waitFor(() => expect(screen.getByRole('radio', { name }).getAttribute('aria-checked')).toBe('true'));

it.each(['2099', '2027', '1800', 'abcd'])(
  'shows this year for one that cannot be, and its months: %s',
  async (year) => {
    const { where, asked } = open(`/corporate-panel?year=${year}`);
    await chosen('2026');
    expect(asked()).toEqual(['']);
    expect(screen.queryByRole('radio', { name: year })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: reports.between }));
    await chosen(reports.between);
    expect(where()).toBe('/corporate-panel?from=2026-01&to=2026-11');
    expect(asked()).toEqual(['', 'from=2026-01&to=2026-11']);
    expect(screen.queryByText(texts.failed)).toBeNull();
  },
);

it('goes to the first year of the company from one before it, in the same step of the history', async () => {
  const { where, asked, steps } = open('/corporate-panel?year=2004');
  await chosen('2025');
  expect(screen.queryByRole('radio', { name: '2004' })).toBeNull();
  expect([where(), steps()]).toEqual(['/corporate-panel?year=2025', 0]);
  expect(asked()).toEqual(['year=2004', 'year=2025']);
});

it('stays in a year of the company', async () => {
  const { where, asked } = open('/corporate-panel?year=2025');
  await chosen('2025');
  expect([where(), asked()]).toEqual(['/corporate-panel?year=2025', ['year=2025']]);
});

it('shows this year for months of which there can be no report', async () => {
  const { asked } = open('/corporate-panel?from=2026-05&to=2026-01');
  await chosen('2026');
  expect(asked()).toEqual(['']);
});
