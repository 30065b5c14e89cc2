import type { Import, ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import { seenImport } from '#machines/imports/sample-import.ts';
import { budgetSite } from '#src/imports/budget-site.ts';
import type { ImportRows, RowsAsked } from '#src/imports/import-rows.ts';
import type { ImportSite } from '#src/imports/import-site.ts';
import { ready } from '../testing/found.ts';

const PEOPLE = [
  ['Jelena Đorđević', 'jelena.djordjevic@morava.rs', '', '1.250,50', '48250.00', '49500.50'],
  ['Đorđe Šćepanović', 'djordje.scepanovic@morava.rs', 'Sport', '8.000,00', '0.00', '8000.00'],
  ['Aleksandra Stojanović-Radivojević', 'aleksandra.stojanovic-radivojevic@morava.rs', '', '600', '600.00', '0.00'],
] as const;

function rowsOf({ outcome, field, code, undone }: RowsAsked): ImportedRow[] {
  return PEOPLE.map(([name, email, category, amount, before, after], place) => ({
    line: 14 + place * 97,
    file_line: 14 + place * 97,
    outcome: outcome ?? 'added',
    cells: { email, amount, category },
    changes: outcome === 'added' || outcome === 'changed' ? [{ field: 'amount', before, after }] : [],
    problems: field && code ? [{ field, code, ...(code === 'number' && { slip: 'amount' as const }) }] : [],
    twins: [],
    twin_file_lines: [],
    record: { id: 40 + place, name },
    edited: false,
    undone: undone ?? null,
    kept: undone === false ? 200 + place : null,
  }));
}

const nobody = () => ready({ count: 0, results: [] });

/** The rows of an import of budgets. */
export const sampleBudgetRows: ImportRows = {
  useRows: (asked) => ready({ count: 3, results: rowsOf(asked) }),
  useEnded: nobody,
  useMissing: nobody,
};

/** Import site of budgets, with the categories of the company. */
export const sampleBudgetSite: ImportSite = Object.assign({}, budgetSite, {
  useChoices: (field: string) =>
    field === 'category' ? { options: ['Sport', 'Zdravlje'].map((name) => ({ value: name, label: name })) } : null,
});

/** Money that the file gives and takes back. */
const BUDGET: NonNullable<Import['budget']> = {
  currency: 'RSD',
  sums: [
    { category: null, name_sr: null, name_en: null, year: null, people: 312, gives: 780_000, takes: 24_600.5 },
    { category: 4, name_sr: 'Sport', name_en: 'Sport', year: 2026, people: 41, gives: 164_000, takes: 0 },
  ],
  moved: 968_600.5,
  above: null,
  approval: null,
};

/** The money of the file, above the limit of the company. */
export const ABOVE: Import['budget'] = {
  ...BUDGET,
  moved: 1_968_600.5,
  above: { limit: 1_000_000, others: ['Petar Lukić', 'Vesna Ilić'] },
};

/** An import of budgets as the server returns it at one of its steps. */
export function seenBudgets(status: Import['status'], rest: Partial<Import> = {}): Import {
  const column = (name: string, samples: string[], guess: Import['columns'][number]['guess'], sure = true) => {
    return { name, samples, guess, sure };
  };
  const changes: Partial<Import> = {
    file_name: 'budzeti-decembar.csv',
    people: 0,
    budget: status === 'waiting' ? Object.assign({}, ABOVE, { approval: 31 }) : BUDGET,
    columns: [
      column('E-adresa', ['jelena.djordjevic@morava.rs'], 'email'),
      column('Suma', ['1250.50', '8000.00'], 'amount', false),
      column('Kategorija', ['Sport'], 'category'),
    ],
    mapping: status === 'mapping' ? null : { email: 0, amount: 1, category: 2 },
    groups:
      status === 'problems'
        ? [
            {
              field: 'amount',
              code: 'number',
              from: null,
              rows: 41,
              like: null,
              slips: [{ slip: 'amount', rows: 41 }],
            },
            {
              field: 'category',
              code: 'unknown',
              from: 'Sportt',
              rows: 12,
              like: { word: 'Sport', by: 'letters' },
              slips: [],
            },
            { field: 'amount', code: 'unspent', from: null, rows: 3, like: null, slips: [] },
          ]
        : [],
  };
  return seenImport(status, Object.assign(changes, rest));
}
