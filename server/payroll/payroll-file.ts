import type { TextLanguage } from '#contract/language/text-language.ts';
import { type Currency, shownCurrency, toMajor } from '#contract/money/money.rules.ts';
import { csvLine, headLine } from '../csv/csv.ts';
import type { BudgetPart } from './payroll.table.ts';
import type { Sums } from './read-months.ts';

/** A person in the file of a month, money in minor units. */
export interface FiledPerson extends Sums {
  user_id: number;
  name: string;
  external_id: string | null;
  unit: string;
  budgets: readonly Pick<BudgetPart, 'category' | 'bought'>[];
}

interface FiledMonth {
  month: string;
  currency: Currency;
  budgets: readonly BudgetPart[];
}

/** A month as CSV: a row for each person, a column for each budget that paid. No amount is below nothing: what came back has its own. */
export function payrollFile({ month, currency, budgets }: FiledMonth, people: readonly FiledPerson[]): string {
  const categories = budgets.map(({ category }) => category);
  const lines = people.map((person) =>
    csvLine([...whose(month, person), ...amounts(person, categories), shownCurrency(currency)]),
  );
  return [headLine(headings(budgets)), ...lines].join('');
}

const headings = (budgets: readonly BudgetPart[]): string[] => [
  'Mesec / Month',
  'Broj / Number',
  'Šifra zaposlenog / Employee number',
  'Ime / Name',
  'Jedinica / Unit',
  ...budgets.map((budget) => `Kupljeno, ${nameIn('sr', budget)} / Bought, ${nameIn('en', budget)}`),
  'Kupljeno ukupno / Bought in all',
  'Vraćeno na budžet / Given back',
  'Refundirano / Paid back',
  'Plaćene fakture / Invoices paid',
  'Dodatni porez / Additional payroll tax',
  'Dodatni porez na vraćeno / Additional payroll tax given back',
  'Valuta / Currency',
];

const FLEXIBLE = { sr: 'fleksibilni budžet', en: 'flexible budget' };

/** The name of a budget in a language, or else in the other. */
function nameIn(language: TextLanguage, { category, name_sr: sr, name_en: en }: BudgetPart): string {
  if (category === 0) return FLEXIBLE[language];
  return (language === 'sr' ? sr || en : en || sr) ?? String(category);
}

const whose = (month: string, { user_id: id, external_id: external, name, unit }: FiledPerson): string[] => [
  month,
  String(id),
  external ?? '',
  name,
  unit,
];

function amounts(person: FiledPerson, categories: readonly number[]): string[] {
  const parts = new Map(person.budgets.map(({ category, bought }) => [category, bought]));
  const sums = [person.bought, person.given_back, person.paid_back, person.invoices, person.tax, person.tax_back];
  return [...categories.map((category) => parts.get(category) ?? 0), ...sums].map((minor) => toMajor(minor).toFixed(2));
}
