import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { type AfterCommit, nobody } from './import-answers.ts';

const FIGURES: Partial<Record<Import['status'], Partial<Import['figures']>>> = {
  uploading: {},
  mapping: { waiting: 20_000 },
  checking: { waiting: 7600, added: 212, changed: 30, same: 12_140, refused: 18 },
  problems: { added: 312, changed: 41, same: 19_580, refused: 67 },
};
const NONE = { waiting: 0, added: 0, changed: 0, same: 0, refused: 0, left_out: 0 };
const ALL = { ...NONE, added: 312, changed: 41, same: 19_580, left_out: 67 };

const WORK: Partial<Record<Import['status'], NonNullable<Import['work']>>> = {
  checking: { done: 12_400, total: 20_000, per_second: 1900, seconds_left: 4 },
  undoing: { done: 120, total: 353, per_second: 61, seconds_left: 4 },
};

const column = (name: string, samples: string[], guess: Import['columns'][number]['guess'], sure = true) => ({
  name,
  samples,
  guess,
  sure,
});

/** An import as the server answers it in a given status. */
export function seenImport(status: Import['status'], rest: Partial<Import> = {}): Import {
  const isOver = status === 'done' || status === 'undoing' || status === 'undone';
  return {
    id: 12,
    company: { id: 3, name: 'Morava' },
    status,
    file_name: 'ljudi-novembar.csv',
    rows: 20_000,
    uploaded: status === 'uploading' ? 8500 : 20_000,
    columns: [
      column('E-adresa', ['djordje.savic@morava.rs', 'ivana.lazic@morava.rs', 'milos.ciric@morava.rs'], 'email'),
      column('Ime', ['Đorđe', 'Ivana', 'Miloš'], 'first_name'),
      column('Prezime', ['Savić', 'Lazić', 'Ćirić'], 'last_name'),
      column('Org. celina', ['Prodaja jug', 'Šalter', 'Krediti'], null, false),
      column('Šifra', ['0042', '0043', '0051'], null, false),
    ],
    mapping: status === 'uploading' || status === 'mapping' ? null : { email: 0, first_name: 1, last_name: 2, unit: 3 },
    figures: Object.assign({}, FIGURES[status] ? NONE : ALL, FIGURES[status]),
    asked: status === 'uploading' || status === 'mapping' ? 0 : 70,
    ended: 0,
    people: 19_835,
    groups:
      status === 'problems'
        ? [
            {
              field: 'unit',
              code: 'alike',
              from: 'Prodaja Jug',
              rows: 41,
              like: { word: 'Prodaja jug', by: 'case' },
              slips: [],
            },
            { field: 'email', code: 'email', from: null, rows: 24, like: null, slips: [{ slip: 'comma', rows: 6 }] },
            { field: 'email', code: 'twin', from: null, rows: 2, like: null, slips: [] },
          ]
        : [],
    same_file: null,
    work: WORK[status] ?? null,
    task: status === 'checking' || status === 'undoing' ? 31 : null,
    created_at: '2026-11-20T13:02:00.000Z',
    created_by: 'Nevena Kostić',
    committed_at: isOver ? '2026-11-20T13:05:00.000Z' : null,
    committed_by: isOver ? 'Nevena Kostić' : null,
    undone: status === 'undone' ? 353 : 0,
    undo_until: status === 'done' ? '2026-11-21T13:05:00.000Z' : null,
    may_undo: status === 'done',
    undone_at: status === 'undone' ? '2026-11-20T14:00:00.000Z' : null,
    budget: null,
    ...rest,
  };
}

/** An import whose columns are all recognised by their headings and not mapped yet. */
export function certainImport(rest: Partial<Import> = {}): Import {
  const columns = seenImport('mapping').columns.filter(({ sure }) => sure);
  return seenImport('mapping', Object.assign({ columns }, rest));
}

/** Answers of a person who closes the accounts of `count` people missing from the file and invites the new ones. */
export const ticked = (count: number, rest: Partial<AfterCommit> = {}): AfterCommit => ({
  ...nobody,
  invite: 'now',
  ending: Array.from({ length: count }, (_, n) => ({ id: 500 + n, name: `Petar Simić ${n + 1}` })),
  lastDay: '2026-12-31',
  reason: 'Ugovor je istekao.',
  ...rest,
});
