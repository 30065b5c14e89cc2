import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import type { ImportRows, RowsAsked } from '#src/imports/import-rows.ts';
import { ready } from '../testing/found.ts';

const NAMES = [
  ['Đorđe', 'Savić', 'djordje.savicmorava.rs'],
  ['Ivana', 'Lazić', 'ivana.lazic@morava,rs'],
  ['Žarko', 'Njegovan', 'zarko@ morava.rs'],
  ['Dragana', 'Šušić', 'nije'],
] as const;

const LINES = [112, 208, 3377, 8120];

const rowOf = (place: number, rest: Partial<ImportedRow>): ImportedRow => {
  const [first_name, last_name, email] = NAMES[place] ?? NAMES[0];
  return {
    line: LINES[place] ?? 2,
    outcome: 'refused',
    cells: { email, first_name, last_name, unit: 'Prodaja jug' },
    changes: [],
    problems: [],
    twins: [],
    record: null,
    edited: false,
    undone: null,
    ...rest,
  };
};

const CHANGES: readonly ImportedRow['changes'][] = [
  [
    { field: 'position', before: 'referentkinja', after: 'savetnica' },
    { field: 'unit', before: 'Šalter', after: 'Krediti' },
  ],
  [{ field: 'position', before: 'Programer', after: 'Vodeći programer' }],
  [{ field: 'ends_on', before: null, after: '2026-12-31' }],
  [{ field: 'language', before: 'EN', after: 'SR' }],
];

function rowsOf({ outcome, field, code }: RowsAsked): ImportedRow[] {
  return NAMES.map((_, place) => {
    if (field && code) return rowOf(place, { problems: [{ field, code }], twins: code === 'twin' ? [8123] : [] });
    const changes = outcome === 'changed' ? (CHANGES[place] ?? []) : [];
    return rowOf(place, { outcome: outcome ?? 'added', changes });
  });
}

const PEOPLE = ['Petar Simić', 'Tijana Božić', 'Stefan Pavlović'];

/** The rows of an import, and who is not in it. */
export const sampleRows: ImportRows = {
  useRows: (asked) => ready({ count: asked.outcome === 'changed' ? 41 : 4, results: rowsOf(asked) }),
  useEnded: ({ undone }) =>
    ready({
      count: undone === false ? 1 : PEOPLE.length,
      results: PEOPLE.slice(0, undone === false ? 1 : PEOPLE.length).map((name, place) => ({
        id: 500 + place,
        name,
        email: `osoba-${place}@morava.rs`,
        unit: 'Šalter',
        last_day: '2026-12-31',
        undone: undone ?? null,
      })),
    }),
  useMissing: () =>
    ready({
      count: 214,
      results: PEOPLE.map((name, place) => ({
        id: 500 + place,
        name,
        email: `osoba-${place}@morava.rs`,
        unit: 'Šalter',
      })),
    }),
};
