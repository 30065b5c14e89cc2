import type { BudgetReport, ReportedRun } from '#contract/reports/reports.contract.ts';

const run = (month: string, spent: number, lastYear: number | null, purchases: number): ReportedRun => ({
  from: `2026-${month}`,
  until: `2026-${month}`,
  spent,
  purchases,
  last_year: lastYear,
});

/** Report of a company of 318 people, as seen by its owner. */
export const sampleReport: BudgetReport = {
  year: 2026,
  from: '2026-01',
  until: '2026-12',
  years: [2025, 2026],
  currency: 'RSD',
  spent: 8_122_225.25,
  runs: [
    run('01', 640_100, 520_000, 121),
    run('02', 712_400, 590_200, 130),
    run('03', 806_150.5, 641_000, 142),
    run('04', 771_900, 700_300, 139),
    run('05', 905_000, 720_000, 163),
    run('06', 858_634.75, 810_100, 151),
    run('07', 590_000, 540_300, 91),
    run('08', 610_250, 480_900, 96),
    run('09', 1_020_400, 830_000, 187),
    run('10', 1_208_340, 960_110, 214),
  ],
  running: { month: '2026-11', spent: 410_600, purchases: 74 },
  held_back: false,
  budgets: [
    { category: null, name_sr: null, name_en: null, spent: 3_904_120, people: 268 },
    { category: 1, name_sr: 'Sport i rekreacija', name_en: 'Sport and recreation', spent: 2_410_500, people: 211 },
    { category: 2, name_sr: 'Zdravlje', name_en: 'Health', spent: 1_120_720, people: 97 },
  ],
  joined: 686_885.25,
  standing: { people: 318, given: 23_580_420, spent: 8_961_340, held: 412_600, unspent: 14_206_480 },
};

/** A report over two years. */
export const longReport: BudgetReport = Object.assign({}, sampleReport, {
  year: null,
  from: '2025-01',
  until: '2026-11',
  spent: 16_603_240.25,
  runs: [
    ...[520_000, 590_200, 641_000, 700_300, 720_000, 810_100, 540_300, 480_900, 830_000, 960_110, 905_300, 781_855].map(
      (spent, at): ReportedRun => {
        const month = `2025-${String(at + 1).padStart(2, '0')}`;
        return { from: month, until: month, spent, purchases: Math.round(spent / 5200), last_year: null };
      },
    ),
    ...sampleReport.runs,
  ],
  standing: null,
});

/** Report of a small company: months are joined, and the last ones are not shown yet; the reader may not see budgets. */
export const smallReport: BudgetReport = Object.assign({}, sampleReport, {
  spent: 96_400,
  runs: [
    { from: '2026-01', until: '2026-03', spent: 41_200, purchases: 9, last_year: null },
    { from: '2026-04', until: '2026-08', spent: 55_200, purchases: 14, last_year: null },
  ],
  running: null,
  held_back: true,
  budgets: [],
  joined: 96_400,
  standing: null,
});
