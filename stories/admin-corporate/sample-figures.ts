import type {
  CorporateOrder,
  CorporatePerson,
  CorporateRequest,
  CorporateSummary,
} from '#contract/corporate/corporate.contract.ts';
import { listAnswer } from '#src/testing/list-answer.ts';
import { longReport, sampleReport } from '../admin-reports/sample-report.ts';

const { years, currency, budgets, joined, standing, runs } = sampleReport;

/** Figures of a company of 318 people in November, for a corporate account. */
export const sampleSummary: CorporateSummary = {
  year: 2026,
  from: '2026-01',
  until: '2026-12',
  years,
  currency,
  today: '2026-11-23',
  spent: 8_532_825.25,
  people: 302,
  months: [
    ...runs.map(({ from: month, spent, purchases, last_year }) => ({
      month,
      spent,
      purchases,
      people: Math.round(purchases * 0.8),
      last_year,
      running: false,
    })),
    { month: '2026-11', spent: 410_600, purchases: 74, people: 66, last_year: 905_300, running: true },
  ],
  held_back: false,
  budgets,
  joined,
  standing,
  ending: 12_804_310,
};

/** Figures from one month to another, which leave out the state of budgets. */
export const sampleMonths: CorporateSummary = Object.assign({}, sampleSummary, {
  year: null,
  from: '2026-03',
  until: '2026-05',
  spent: 2_483_050.5,
  people: 241,
  months: sampleSummary.months.slice(2, 5),
  held_back: true,
  budgets: [],
  joined: 2_483_050.5,
  standing: null,
  ending: null,
});

/** Figures of two years: the same month of both is in one chart. */
export const sampleYears: CorporateSummary = Object.assign({}, sampleMonths, {
  from: '2025-01',
  until: '2026-10',
  spent: longReport.spent,
  months: longReport.runs.map(({ from: month, spent, purchases }) => ({
    month,
    spent,
    purchases,
    people: Math.round(purchases * 0.8),
    last_year: null,
    running: false,
  })),
  held_back: false,
  budgets,
  joined,
});

const person = (id: number, name: string, unit: string, [given, spent, held]: readonly [number, number, number]) => ({
  id,
  name,
  email: `zaposleni.${id}@una.rs`,
  unit,
  given,
  spent,
  held,
  left: given - spent - held,
});

export const sampleBalances: readonly CorporatePerson[] = [
  person(1, 'Ana Kovačević', 'Prodaja', [140_000, 91_750, 0]),
  person(2, 'Đorđe Šćepanović', 'Razvoj', [140_000, 3599.5, 24_000]),
  person(3, 'Jelena Đorđević-Stanković', 'Finansije', [140_000, 108_460, 0]),
  person(4, 'Milica Šarić', 'Sektor za razvoj i održavanje informacionih sistema', [120_000, 105_000, 6400]),
  person(5, 'Petar Nikolić', 'Prodaja jug', [120_000, 120_000, 0]),
];

export const sampleBalanceSums = { people: 5, given: 660_000, spent: 428_809.5, held: 30_400, left: 200_790.5 };

const SPORT = { id: 1, name_sr: 'Sport i rekreacija', name_en: 'Sport and recreation' };
const HEALTH = { id: 2, name_sr: 'Zdravlje', name_en: 'Health' };
const ANA = { id: 1, name: 'Ana Kovačević' };
const JELENA = { id: 3, name: 'Jelena Đorđević-Stanković' };

const bought = (id: number, rest: Partial<CorporateOrder>): CorporateOrder =>
  Object.assign(
    {
      id,
      number: id - 1000,
      date: `2026-11-${String(id - 3010).padStart(2, '0')}T09:24:00.000Z`,
      person: JELENA,
      category: SPORT,
      benefit: 'Relaks masaža celog tela, 60 minuta',
      count: 1,
      total: 6400,
      currency: 'RSD' as const,
      status: 'pending' as const,
    },
    rest,
  );

/** Recent orders; for the category of health the benefit is hidden. */
export const sampleBought: readonly CorporateOrder[] = [
  bought(3032, {}),
  bought(3031, { person: ANA, category: HEALTH, benefit: null, total: 18_250.5, status: 'in_process' }),
  bought(3030, { benefit: 'Servis bicikla pred sezonu', count: 2, total: 9800, status: 'completed' }),
  bought(3029, { person: ANA, status: 'cancelled' }),
];

const filed = (id: number, rest: Partial<CorporateRequest>): CorporateRequest =>
  Object.assign(
    {
      id,
      date: `2026-11-${String(id - 500).padStart(2, '0')}T11:05:00.000Z`,
      person: JELENA,
      kind: 'reimbursement' as const,
      category: HEALTH,
      amount: 12_400,
      currency: 'RSD' as const,
      status: 'pending' as const,
    },
    rest,
  );

export const sampleFiled: readonly CorporateRequest[] = [
  filed(523, {}),
  filed(522, { person: ANA, kind: 'invoice', category: SPORT, amount: 31_000, status: 'in_review' }),
  filed(519, { status: 'accepted' }),
  filed(511, { person: ANA, status: 'rejected', amount: 5400.5 }),
];

export const balancesAsked = () => listAnswer(sampleBalances, {});
export const boughtAsked = () => listAnswer(sampleBought, {});
export const filedAsked = () => listAnswer(sampleFiled, {});
