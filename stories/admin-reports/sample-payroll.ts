import type { PayrollDetail, PayrollMonth, PayrollPerson } from '#contract/payroll/payroll.contract.ts';

const month = (name: string, rest: Partial<PayrollMonth>): PayrollMonth =>
  Object.assign(
    {
      month: name,
      state: 'closed' as const,
      currency: 'RSD' as const,
      people: 214,
      bought: 1_208_340,
      given_back: 0,
      paid_back: 96_400.5,
      invoices: 31_200,
      tax: 186_930.2,
      tax_back: 0,
      closed_at: '2026-11-03T08:14:00.000Z',
      closed_by: 'Vesna Ilić',
    },
    rest,
  );

const OPEN = { closed_at: null, closed_by: null };

/** The current year: one month is running, one is to be closed. */
export const samplePayroll = {
  year: 2026,
  years: [2025, 2026],
  results: [
    month(
      '2026-11',
      Object.assign({ state: 'running' as const, people: 163, bought: 839_115.25, tax: 129_811.13 }, OPEN),
    ),
    month('2026-10', Object.assign({ state: 'open' as const }, OPEN)),
    month('2026-09', { people: 187, bought: 1_020_400, given_back: 12_400, tax: 157_855.88, tax_back: 1918.28 }),
    month('2026-08', { people: 96, bought: 610_250, paid_back: 0, invoices: 0, tax: 94_405.68 }),
    // Everything bought in the previous month was cancelled.
    month('2026-07', {
      people: 2,
      bought: 0,
      given_back: 24_900,
      paid_back: 0,
      invoices: 0,
      tax: 0,
      tax_back: 3852.03,
    }),
  ],
};

export const openMonth: PayrollDetail = Object.assign({}, samplePayroll.results[1], {
  sha256: null,
  budgets: [
    { category: null, name_sr: null, name_en: null, bought: 902_100 },
    { category: 1, name_sr: 'Sport', name_en: 'Sport', bought: 204_240 },
    { category: 2, name_sr: 'Zdravlje', name_en: 'Health', bought: 102_000 },
  ],
});

export const closedMonth: PayrollDetail = Object.assign({}, openMonth, samplePayroll.results[2], {
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
});

export const runningMonth: PayrollDetail = Object.assign({}, openMonth, samplePayroll.results[0]);

const person = (id: number, name: string, rest: Partial<PayrollPerson>): PayrollPerson =>
  Object.assign(
    {
      id,
      name,
      external_id: null,
      unit: '',
      bought: 0,
      given_back: 0,
      paid_back: 0,
      invoices: 0,
      tax: 0,
      tax_back: 0,
      budgets: [],
    },
    rest,
  );

export const payrollPeople: readonly PayrollPerson[] = [
  person(11, 'Jelena Đorđević', { external_id: 'Z-104', unit: 'Prodaja', bought: 12_400, tax: 1918.28 }),
  person(12, 'Petar Nikolić', {
    external_id: 'Z-118',
    unit: 'Magacin',
    paid_back: 6400,
    given_back: 4200,
    tax_back: 649.74,
  }),
  person(13, 'Aleksandra-Marija Kovačević Stojanović', {
    unit: 'Sektor za razvoj i održavanje informacionih sistema',
    bought: 1_204_600.75,
    invoices: 31_200,
    tax: 186_351.74,
  }),
];
