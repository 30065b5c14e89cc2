// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CorporateSummary, SummaryMonth } from '#contract/corporate/corporate.contract.ts';
import { en as texts } from '#locales/admin-corporate/en.ts';
import type { Found } from '../ground/found.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { SummaryView } from './summary-view.tsx';

afterEach(cleanup);

const month = (name: string, rest: Partial<SummaryMonth> = {}): SummaryMonth =>
  Object.assign({ month: name, spent: 0, purchases: 0, people: 0, last_year: null, running: false }, rest);

const standing = { people: 16, given: 1000, spent: 350, held: 0, unspent: 650 };

/** The second of January: much was spent in the year before, nothing so far in this one. */
const january: CorporateSummary = {
  year: 2027,
  from: '2027-01',
  until: '2027-12',
  years: [2026, 2027],
  currency: 'RSD',
  today: '2027-01-02',
  spent: 0,
  people: 0,
  months: [month('2027-01', { running: true })],
  held_back: false,
  budgets: [],
  joined: null,
  standing,
  ending: null,
};

function open(rest: Partial<CorporateSummary>) {
  const found: Found<CorporateSummary> = {
    state: 'ready',
    data: Object.assign({}, january, rest),
    old: false,
    busy: false,
    onRetry: () => {},
  };
  const nobody = {
    found: { state: 'ready' as const, data: { count: 0, results: [] }, old: false, busy: false, onRetry: () => {} },
    sums: null,
  };
  renderScreen(inSampleSite(<SummaryView found={found} people={nobody} onPeriod={() => {}} onFile={() => {}} />));
}

it('does not say that nothing was ever spent when a new year has just begun, or of months before the first', () => {
  open({});
  expect(screen.getByText(texts.nothingThen)).toBeTruthy();
  expect(screen.queryByText(texts.nothing)).toBeNull();
  cleanup();
  open({ year: null, from: '2025-03', until: '2025-05', months: [], standing: null });
  expect(screen.getByText(texts.nothingThen)).toBeTruthy();
});

it('says so before anything was spent', () => {
  open({ years: [2027], standing: Object.assign({}, standing, { spent: 0, unspent: 1000 }) });
  expect(screen.getByText(texts.nothing)).toBeTruthy();
});

it('shows months in which something came back and nothing was bought', () => {
  open({ spent: -226, months: [month('2027-01', { spent: -226, running: true })] });
  expect(screen.queryByText(texts.nothingThen)).toBeNull();
  expect(screen.getAllByText(/January 2027/).length).toBeGreaterThan(0);
});

it('says that nothing will be lost where that is less than half of one', () => {
  open({ ending: 0.37 });
  expect(screen.getByText((words) => words.includes(texts.endingNothing))).toBeTruthy();
});

it('says about how much will be lost where that is half of one', () => {
  open({ ending: 0.5 });
  expect(screen.getByText(/about 1\.00.RSD will be lost/)).toBeTruthy();
});
