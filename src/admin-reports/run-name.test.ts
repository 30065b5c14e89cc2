import { expect, it } from 'vitest';
import { runName, runSaid, shortRuns } from './run-name.ts';

const ONE = { from: '2026-10', until: '2026-10' };
const THREE = { from: '2026-08', until: '2026-10' };

it.each([
  ['SR', ONE, 'oktobar 2026.', 'Oktobar 2026', 'okt'],
  ['SR', THREE, 'avgust–oktobar 2026.', 'Avgust–oktobar 2026', 'avg–okt'],
  ['EN', ONE, 'October 2026', 'October 2026', 'Oct'],
  ['EN', THREE, 'August–October 2026', 'August–October 2026', 'Aug–Oct'],
  [
    'SR',
    { from: '2025-12', until: '2026-02' },
    'decembar 2025. – februar 2026.',
    'Decembar 2025. – februar 2026',
    'dec–feb',
  ],
] as const)('%s: %o is %s', (language, run, name, said, short) => {
  expect([runName(language, run), runSaid(language, run), shortRuns(language, [run])]).toEqual([name, said, [short]]);
});

const alone = (month: string) => ({ from: month, until: month });

it('tells the years of more than one apart, at the first run of each', () => {
  const runs = ['2024-11', '2024-12', '2025-01', '2025-02'].map(alone);
  expect(shortRuns('SR', runs)).toEqual(['nov 24', 'dec', 'jan 25', 'feb']);
  expect(shortRuns('EN', [...runs, { from: '2026-01', until: '2026-03' }])).toEqual([
    'Nov 24',
    'Dec',
    'Jan 25',
    'Feb',
    'Jan–Mar 26',
  ]);
});

it('tells them apart where the first months of a year are left out', () => {
  expect(shortRuns('EN', ['2025-12', '2026-03', '2026-04'].map(alone))).toEqual(['Dec 25', 'Mar 26', 'Apr']);
});

it('leaves the year out within one, also from its January on', () => {
  expect(shortRuns('EN', ['2026-01', '2026-02', '2026-12'].map(alone))).toEqual(['Jan', 'Feb', 'Dec']);
  expect(shortRuns('EN', [])).toEqual([]);
});
