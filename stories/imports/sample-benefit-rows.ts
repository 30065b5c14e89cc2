import { numberedCell } from '#contract/imports/import.rules.ts';
import type { Import, ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import { seenImport } from '#machines/imports/sample-import.ts';
import { benefitSite } from '#src/imports/benefit-site.ts';
import type { ImportRows, RowsAsked } from '#src/imports/import-rows.ts';
import type { ImportSite } from '#src/imports/import-site.ts';
import { ready } from '../testing/found.ts';

const BENEFITS = [
  ['Relaks masaža celog tela, 60 minuta', 'Oaza mira', 'Sport i zdravlje', '4.200'],
  ['Godišnja karta za bazen Tašmajdan', 'Tašmajdan', 'Sport i zdravlje', '1.900'],
  ['Kurs engleskog, individualni', 'Lingvista', 'Edukacija', '12.500'],
] as const;

const LINES = [14, 208, 3377];

const CHANGES: readonly ImportedRow['changes'][] = [
  [
    { field: 'price', before: '4200.00', after: '3900.00' },
    { field: 'discount', before: '0', after: '15' },
  ],
  [{ field: 'way', before: 'faktura / invoice', after: 'eVaučer / eVoucher' }],
  [{ field: 'companies', before: 'sve / all', after: 'Morava; Vetar' }],
];

function rowsOf({ outcome, field, code }: RowsAsked): ImportedRow[] {
  return BENEFITS.map(([name, provider, category, price], place) => ({
    line: LINES[place] ?? 2,
    file_line: LINES[place] ?? 2,
    outcome: outcome ?? 'added',
    cells: { name_sr: name, provider, category, price },
    changes: outcome === 'changed' ? (CHANGES[place] ?? []) : [],
    problems: field && code ? [{ field, code }] : [],
    twins: code === 'twin' ? [8123] : [],
    twin_file_lines: code === 'twin' ? [8123] : [],
    record: outcome === 'changed' ? { id: 40 + place, name } : null,
    edited: false,
    undone: null,
    kept: null,
  }));
}

const nobody = () => ready({ count: 0, results: [] });

/** The rows of an import of benefits. */
export const sampleBenefitRows: ImportRows = {
  useRows: (asked) => ready({ count: asked.outcome === 'changed' ? 41 : 3, results: rowsOf(asked) }),
  useEnded: nobody,
  useMissing: nobody,
};

const CATEGORIES = ['Sport', 'Zdravlje', 'Edukacija'];
const PROVIDERS = ['Lingvista', 'Tašmajdan'];

/** Two providers of the same name. */
const LINGVISTAS = ['lingvista.rs', 'lingvista.com'].map((website, place) => {
  const cell = numberedCell('Lingvista', 7 + 24 * place);
  return { value: cell, label: cell, detail: website };
});

/** Import site of benefits, with categories and providers. */
export const sampleBenefitSite: ImportSite = Object.assign({}, benefitSite, {
  useChoices: (field: string, code: string) => {
    if (code === 'several') return { options: LINGVISTAS };
    const known = field === 'category' ? CATEGORIES : field === 'provider' ? PROVIDERS : null;
    return known && { options: known.map((name) => ({ value: name, label: name })) };
  },
});

/** An import of benefits as the server returns it at one of its steps. */
export function seenBenefits(status: Import['status'], rest: Partial<Import> = {}): Import {
  const column = (name: string, samples: string[], guess: Import['columns'][number]['guess'], sure = true) => {
    return { name, samples, guess, sure };
  };
  const changes: Partial<Import> = {
    file_name: 'cenovnik-novembar.csv',
    people: 0,
    columns: [
      column('Naziv', ['Relaks masaža', 'Godišnja karta'], 'name_sr'),
      column('Dobavljač', ['Oaza mira', 'Tašmajdan'], 'provider'),
      column('Kategorija', ['Sport i zdravlje', 'Edukacija'], 'category'),
      column('Cena sa PDV', ['4.200,00', '1.900,00'], null, false),
      column('Val.', ['RSD', 'EUR'], 'currency', false),
    ],
    mapping: status === 'mapping' ? null : { name_sr: 0, provider: 1, category: 2, price: 3, currency: 4 },
    groups:
      status === 'problems'
        ? [
            { field: 'category', code: 'unknown', from: 'Sport i zdravlje', rows: 41, like: null, slips: [] },
            {
              field: 'provider',
              code: 'unknown',
              from: 'Oaza mria',
              rows: 12,
              like: { word: 'Oaza mira', by: 'letters' },
              slips: [],
            },
            { field: 'price', code: 'ambiguous', from: null, rows: 24, like: null, slips: [] },
            { field: 'provider', code: 'several', from: 'Lingvista', rows: 8, like: null, slips: [] },
            { field: 'name_sr', code: 'exists', from: null, rows: 2, like: null, slips: [] },
          ]
        : [],
  };
  return seenImport(status, Object.assign(changes, rest));
}
