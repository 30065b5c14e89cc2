import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import type { ImportRows, RowsAsked } from '#src/imports/import-rows.ts';
import type { ImportSite } from '#src/imports/import-site.ts';
import { peopleSite } from '#src/imports/people-site.ts';
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
  const line = LINES[place] ?? 2;
  return {
    line,
    file_line: line,
    outcome: 'refused',
    cells: { email, first_name, last_name, unit: 'Prodaja jug' },
    changes: [],
    problems: [],
    twins: [],
    twin_file_lines: [],
    record: null,
    edited: false,
    undone: null,
    kept: null,
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

const SLIPS = ['no_at', 'comma', 'blank', 'no_at'] as const;

/** Nikola Perić twice: in the second row with another position, and no unit. */
const TWINS: readonly ImportedRow[] = [40, 8123].map((line, place) => {
  const nikola = { email: 'nikola.peric@morava.rs', first_name: 'Nikola', last_name: 'Perić' };
  const work = place === 0 ? { position: 'Analitičar', unit: 'Krediti' } : { position: 'Vodeći analitičar', unit: '' };
  const problems: ImportedRow['problems'] = [{ field: 'email', code: 'twin' }];
  const others = [place === 0 ? 8123 : 40];
  const both = { line, file_line: line, twins: others, twin_file_lines: others };
  return rowOf(0, Object.assign(both, { cells: Object.assign({}, nikola, work), problems }));
});

function rowsOf({ outcome, field, code, same_as: first }: RowsAsked): ImportedRow[] {
  if (code === 'twin' || first !== undefined) return [...TWINS];
  return NAMES.map((_, place) => {
    const slip = SLIPS[place] ?? 'no_at';
    if (field && code)
      return rowOf(place, { problems: [Object.assign({ field, code }, code === 'email' && { slip })] });
    const changes = outcome === 'changed' ? (CHANGES[place] ?? []) : [];
    return rowOf(place, { outcome: outcome ?? 'added', changes });
  });
}

const PEOPLE = ['Petar Simić', 'Tijana Božić', 'Stefan Pavlović'];

/** State of the accounts of people missing from an import: active, leaving, and invited. */
const STANDING = [
  { state: 'active', ends_on: null },
  { state: 'leaving', ends_on: '2026-12-31' },
  { state: 'invited', ends_on: null },
] as const;

/** The rows of an import, and the people missing from it. */
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
        kept: null,
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
        ...(STANDING[place] ?? STANDING[0]),
      })),
    }),
};

const UNITS = ['Krediti', 'Prodaja jug', 'Šalter'];

/** Import site of people, with the units of the company. */
export const samplePeopleSite: ImportSite = Object.assign({}, peopleSite, {
  useChoices: (_: string, code: string) =>
    code === 'alike' ? { options: UNITS.map((unit) => ({ value: unit, label: unit })) } : null,
});
