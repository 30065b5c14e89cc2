import { expect, it } from 'vitest';
import { monthsIn, periodOf } from './period.rules.ts';

const NOW = '2026-11';

it.each([
  ['this year by itself', {}, [2026, '2026-01', '2026-12']],
  ['another year', { year: 2024 }, [2024, '2024-01', '2024-12']],
  ['months over the end of a year', { from: '2025-11', to: '2026-02' }, [null, '2025-11', '2026-02']],
  ['one month', { from: '2026-03', to: '2026-03' }, [null, '2026-03', '2026-03']],
  ['from a month to the one that goes on', { from: '2026-09' }, [null, '2026-09', '2026-11']],
  ['from January to a month', { to: '2025-04' }, [null, '2025-01', '2025-04']],
  ['36 months', { from: '2023-12', to: '2026-11' }, [null, '2023-12', '2026-11']],
] as const)('%s', (_name, asked, [year, from, until]) => {
  expect(periodOf(asked, NOW)).toEqual({ year, from, until });
});

it.each([
  ['the last month before the first', { from: '2026-04', to: '2026-03' }],
  ['a first month that has not begun, without a last one', { from: '2026-12' }],
  ['37 months', { from: '2023-11', to: '2026-11' }],
  ['a year beside months', { year: 2026, from: '2026-01', to: '2026-02' }],
])('none: %s', (_name, asked) => {
  expect(periodOf(asked, NOW)).toBeNull();
});

it('has each month of a period', () => {
  expect(monthsIn({ from: '2025-11', until: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});
