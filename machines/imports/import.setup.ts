import { assign, setup } from 'xstate';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Mapping } from '#contract/imports/import.rules.ts';
import type { ImportCalls } from '#contract/imports/import-calls.contract.ts';
import type { ImportField } from '#contract/imports/import-fields.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { providedBy } from '../provided-by.ts';
import { isUnanswered, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watcher.ts';
import {
  type AfterCommit,
  type answersOf,
  firstMapping,
  isCertain,
  nobody,
  problemsOf,
  withColumn,
} from './import-answers.ts';

export type Status = Import['status'];

/** One correction: new values of cells, rows to leave out or take in again, or one fix for all rows with a problem. */
export type Correction = { rows: BodyOf<ImportCalls['correctRows']>['rows'] } | { fix: BodyOf<ImportCalls['fixRows']> };

interface ImportContext {
  id: number;
  /** Whether the person may start the check. */
  writes: boolean;
  /** The server's last answer; null before the first. */
  seen: Import | null;
  /** Mapping of the columns as chosen in this form. */
  mapping: Mapping;
  /** Corrections that are not saved yet; the first is being sent. */
  corrections: readonly Correction[];
  /** An uploaded file of corrections, still unparsed. */
  revision: unknown;
  /** The answers given with the last press on commit. */
  after: AfterCommit;
  /** Problems of the answers that prevent a commit. */
  problems: Readonly<Record<string, string>>;
  refusal: Refusal | null;
  /** Whether the person accepted that the same file was imported before. */
  known: boolean;
  /** Whether the check was started without showing the columns, which happens once; later the columns are shown. */
  skipped: boolean;
}

export type ImportEvent =
  | { type: 'import.reread' }
  /** News from outside: another tab, a task, or another call's answer. */
  | { type: 'import.moved'; seen: Import }
  | { type: 'same.accept' }
  | { type: 'column.set'; field: ImportField; column: number | null }
  | { type: 'check.start' }
  | { type: 'check.stop' }
  | { type: 'mapping.reopen' }
  | { type: 'rows.correct'; correction: Correction }
  | { type: 'rows.revise'; file: unknown }
  | { type: 'import.commit'; after: AfterCommit }
  | { type: 'outcome.ask' }
  | { type: 'undo.ask' }
  | { type: 'undo.confirm' }
  | { type: 'undo.dismiss' }
  | { type: 'import.discard' };

type Failed = { error: unknown };
export type Read = { seen: Import };
type Opened = Pick<ImportContext, 'id' | 'writes'>;

/** Initial context of an import. */
export const beginningOf = ({ id, writes }: Opened): ImportContext => ({
  id,
  writes,
  seen: null,
  mapping: {},
  corrections: [],
  revision: null,
  after: nobody,
  problems: {},
  refusal: null,
  known: false,
  skipped: false,
});

/** Setup of the import machine; its states are in import.machine.ts. */
export const importSetup = setup({
  types: { input: {} as Opened, context: {} as ImportContext, events: {} as ImportEvent },
  actors: {
    watchImport: watcher,
    readImport: providedBy<Import, { id: number }>('useImport'),
    askCommitted: providedBy<Import, { id: number }>('useImport'),
    check: providedBy<Import, { id: number; mapping: Mapping }>('useImport'),
    stopCheck: providedBy<Import, { id: number }>('useImport'),
    correct: providedBy<Import, { id: number; correction: Correction | undefined }>('useImport'),
    revise: providedBy<Import, { id: number; file: unknown }>('useImport'),
    commit: providedBy<Import, { id: number; answers: ReturnType<typeof answersOf> }>('useImport'),
    undo: providedBy<Import, { id: number }>('useImport'),
    discard: providedBy<Import, { id: number }>('useImport'),
  },
  actions: {
    // Provided by useImport.
    sayProblems: () => {},
    leave: () => {},

    keepSeen: assign({ seen: (_, { seen }: Read) => seen }),
    // A mapping that the person has changed stays when the import is read again.
    beginMapping: assign({
      mapping: ({ context: { mapping, seen } }) => (Object.keys(mapping).length > 0 ? mapping : firstMapping(seen)),
    }),
    setColumn: assign({
      mapping: ({ context }, chosen: { field: ImportField; column: number | null }) =>
        withColumn(context.mapping, chosen),
    }),
    accept: assign({ known: true }),
    skip: assign({ skipped: true, mapping: ({ context: { seen } }) => firstMapping(seen) }),
    queue: assign({
      corrections: ({ context }, { correction }: { correction: Correction }) => [...context.corrections, correction],
    }),
    dequeue: assign({ corrections: ({ context }) => context.corrections.slice(1) }),
    forgetCorrections: assign({ corrections: [] }),
    keepRevision: assign({ revision: (_, { file }: { file: unknown }) => file }),
    keepAfter: assign({ after: (_, { after }: { after: AfterCommit }) => after }),
    keepFound: assign({
      problems: ({ context }, { after }: { after: AfterCommit }) => problemsOf(after, context.seen),
    }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    forgetRefusal: assign({ refusal: null, problems: {} }),
  },
  guards: {
    isAt: ({ context: { seen } }, { status }: { status: Status }) => seen?.status === status,
    /** The status is another one, because of a task or another person. */
    isNews: (_, { seen, here }: Read & { here: readonly Status[] }) => !here.includes(seen.status),
    isKnownFile: ({ context: { seen, known } }) => seen?.status === 'mapping' && seen.same_file !== null && !known,
    isCertain: ({ context: { seen, writes, skipped } }) => writes && !skipped && isCertain(seen),
    isCommitted: (_, { seen }: Read) => seen.status === 'done' || seen.status === 'waiting',
    hasMore: ({ context }) => context.corrections.length > 1,
    isRight: ({ context }, { after }: { after: AfterCommit }) =>
      Object.keys(problemsOf(after, context.seen)).length === 0,
    isUnanswered: (_, { error }: Failed) => isUnanswered(error),
    isMissing: (_, { error }: Failed) => readRefusal(error).status === 404,
  },
  /** A commit of 20,000 rows takes some seconds, and a file of corrections takes many calls. */
  delays: { answerLimit: 30_000, longLimit: 120_000 },
});
