// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { PayrollScreen } from './payroll-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Opens the months of a company that first bought something in 2025. */
function open(at: string) {
  const calls = serve(({ query }) => ({
    year: Number(query.get('year') ?? 2026),
    years: [2025, 2026],
    results: [],
  }));
  const me = Object.assign({}, jelena, { company_roles: ['owner' as const] });
  const { where, history } = renderScreen(inSampleSite(<PayrollScreen />), { at: `/company-admin/payroll${at}`, me });
  return { where, asked: () => calls.map(({ query }) => query.toString()), steps: () => history.index };
}

const chosen = async (name: string) =>
  waitFor(() => expect(screen.getByRole('radio', { name }).getAttribute('aria-checked')).toBe('true'));

it('goes to the first year of the company from one before it, in the same step of the history', async () => {
  const { where, asked, steps } = open('?year=2005');
  await chosen('2025');
  expect([where(), steps()]).toEqual(['/company-admin/payroll?year=2025', 0]);
  expect(asked()).toEqual(['year=2005', 'year=2025']);
});

it.each(['2099', '2027', '1800', 'abcd'])('shows this year for one that cannot be: %s', async (year) => {
  const { asked } = open(`?year=${year}`);
  await chosen('2026');
  expect(asked()).toEqual(['']);
});

it('stays in a year of the company', async () => {
  const { where, asked } = open('?year=2025');
  await chosen('2025');
  expect([where(), asked()]).toEqual(['/company-admin/payroll?year=2025', ['year=2025']]);
});
