// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { en as texts } from '#locales/admin-corporate/en.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { SummaryPeople } from './summary-people.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lejla = {
  id: 3,
  name: 'Lejla Kovačević',
  email: 'lejla@una.ba',
  unit: 'Proizvod',
  given: 1900,
  spent: 739,
  held: 0,
  left: 1161,
};
const found = {
  state: 'ready' as const,
  data: { count: 1, results: [lejla] },
  old: false,
  busy: false,
  onRetry: () => {},
};

// In a window 769 px wide the last column lay beyond the edge.
it.each([
  [true, 1],
  [false, 0],
])('shows the unit of people only where there is room for it: %s', (matches, count) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
  renderScreen(inSampleSite(<SummaryPeople found={found} sums={null} currency="KM" />));
  expect(screen.getByRole('columnheader', { name: texts.share })).toBeTruthy();
  expect(screen.queryAllByRole('columnheader', { name: texts.unit })).toHaveLength(count);
});
