import { assign, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import { providedBy } from '../provided-by.ts';
import { isSessionLost, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watcher.ts';
import {
  type BothSides,
  differing,
  type EditedRecord,
  hasAll,
  isWithdrawn,
  joinedOf,
  type KeptDraft,
  meetingOf,
  NOTHING_READ,
  type Problems,
  type Side,
} from './record-draft.ts';

export interface RecordEditorInput {
  /** Changes left unsaved in an earlier visit. */
  kept: KeptDraft | null;
  mayWrite: boolean;
}

/** Time in which a save can be undone in the form, in milliseconds. */
export const UNDO_TIME = 10_000;

/** One attempt to save. */
export interface SaveTry {
  /** The revision that the person saw; 0 creates a record. */
  seen: number;
  /** Only the changed fields. */
  changes: Fields;
  /** Whether saving also restores the record. */
  restores: boolean;
  /** Idempotency key: the same key never saves twice. */
  key: string;
}

/** A change of the record by another person. */
export interface Moved {
  revision: number;
  by: string | null;
  at: string | null;
}

export interface RecordEditorContext extends BothSides {
  mayWrite: boolean;
  problems: Problems;
  /** When the draft was last changed, ISO 8601. */
  at: string;
  /** Whether the session ended meanwhile. */
  interrupted: boolean;
  /** The last change by another person since the record was read. */
  moved: Moved | null;
  /** Fields that a merge took from the other person. */
  taken: readonly string[];
  /** Whether saving also restores the record. */
  restores: boolean;
  /** Values before the last save; null when it cannot be undone. */
  former: Fields | null;
  refusal: Refusal | null;
  /** Idempotency key of the last attempt, until it is answered or something else is typed. */
  key: string;
}

export type RecordEditorEvent =
  | { type: 'field.change'; changes: Fields; at: string }
  /** `problem`: the problem that the rules find in the field, or null. */
  | { type: 'field.leave'; field: string; problem: string | null }
  /**
   * `key`: a new idempotency key; `problems`: problems that the rules (the same as on the server) find in the fields to be saved
   * (`joinedOf`).
   */
  | { type: 'draft.save'; key: string; problems: Problems }
  | { type: 'draft.discard' }
  | { type: 'draft.resume' }
  | { type: 'field.choose'; field: string; side: Side }
  | { type: 'field.edit'; field: string; value: unknown }
  | { type: 'theirs.take' }
  | { type: 'answer.ask' }
  | { type: 'save.undo'; key: string }
  | { type: 'record.reread' }
  | { type: 'record.close' }
  | { type: 'record.open' }
  /** From outside: there is a newer revision. */
  | ({ type: 'record.moved' } & Moved)
  /**
   * The record was offered or withdrawn, or got a file, outside the form on this page; the answer may also contain fields that somebody
   * else saved.
   */
  | { type: 'offer.changed'; record: EditedRecord };

type Failed = { error: unknown };
type Read = { record: EditedRecord };

/** Initial context of a form. */
export function beginningOf({ kept, mayWrite }: RecordEditorInput): RecordEditorContext {
  return {
    base: kept?.base ?? NOTHING_READ,
    draft: kept?.draft ?? {},
    at: kept?.at ?? '',
    interrupted: kept?.interrupted ?? false,
    mayWrite,
    problems: {},
    theirs: null,
    choices: {},
    moved: null,
    taken: [],
    restores: false,
    former: null,
    refusal: null,
    key: kept?.key ?? '',
  };
}

const stillNews = (moved: Moved | null, { revision }: EditedRecord) =>
  moved !== null && moved.revision > revision ? moved : null;

function movedBy(error: unknown): Moved | null {
  const { body } = readRefusal(error);
  const { revision, changed_by: by, changed_at: at } = (body ?? {}) as Told;
  return revision === undefined ? null : { revision, by: by?.name ?? null, at: at ?? null };
}

interface Told {
  revision?: number;
  changed_by?: { name: string } | null;
  changed_at?: string | null;
}

/** A problem is shown until its field is edited; `pictures.2.alt_sr` belongs to `pictures`. */
const without = (problems: Problems, changes: Fields): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !((field.split('.')[0] ?? '') in changes)));

const isRefusedAs =
  (status: number) =>
  (_: unknown, { error }: Failed) =>
    readRefusal(error).status === status;

/** Setup of the record editor; its states are in record-editor.machine.ts. */
export const recordEditorSetup = setup({
  types: {
    input: {} as RecordEditorInput,
    context: {} as RecordEditorContext,
    events: {} as RecordEditorEvent,
  },
  actors: {
    read: providedBy<EditedRecord>('useRecord'),
    /** Reads the record after another person's save. */
    readTheirs: providedBy<EditedRecord>('useRecord'),
    save: providedBy<EditedRecord, SaveTry>('useRecord'),
    /** Saves the former values. */
    undo: providedBy<EditedRecord, SaveTry>('useRecord'),
    /** Reads whether an unanswered attempt was carried out: the saved record, or null. */
    askSaved: providedBy<EditedRecord | null, SaveTry>('useRecord'),
    watchRecord: watcher,
  },
  actions: {
    // Provided by useRecord.
    sayProblems: () => {},
    saySaved: (_, _saved: Read) => {},
    sayClosed: () => {},

    keepRecord: assign(({ context }, { record }: Read) => ({
      base: record,
      moved: stillNews(context.moved, record),
      theirs: null,
      choices: {},
    })),
    // Only the base and its revision change; typing, choosing or undoing continues.
    keepOffer: assign(({ context }, { record }: Read) => ({ base: record, moved: stillNews(context.moved, record) })),
    // Another person's earlier save is not taken over; the next save gets the conflict.
    keepOfferAlone: assign(({ context: { base, moved } }, { record: { offered, revision } }: Read) => ({
      base: { ...base, offered },
      moved: { by: null, at: null, ...moved, revision },
    })),
    change: assign(({ context }, { changes, at }: { changes: Fields; at: string }) => ({
      draft: differing({ ...context.draft, ...changes }, context.base),
      problems: without(context.problems, changes),
      at,
      interrupted: false,
      key: '',
    })),
    check: assign({
      problems: ({ context }, { field, problem }: { field: string; problem: string | null }) =>
        problem === null ? context.problems : { ...context.problems, [field]: problem },
    }),
    keepFound: assign({ problems: (_, { problems }: { problems: Problems }) => problems }),
    forgetDraft: assign({ draft: {}, problems: {}, interrupted: false, restores: false, taken: [] }),
    forgetRefusal: assign({ refusal: null }),
    goOn: assign({ interrupted: false }),
    startTry: assign({ key: (_, { key }: { key: string }) => key, interrupted: false }),
    endTry: assign({ key: '' }),
    interrupt: assign({ interrupted: true }),
    keepRefusal: assign(({ context }, { error }: Failed) => {
      const refusal = readRefusal(error);
      return { refusal, problems: { ...context.problems, ...refusal.fields } };
    }),
    keepMoved: assign({ moved: (_, { revision, by, at }: Moved) => ({ revision, by, at }) }),
    keepMovedBy: assign({ moved: (_, { error }: Failed) => movedBy(error) }),
    keepTheirs: assign({
      theirs: ({ context }, { record }: Read) => ({
        ...record,
        by: record.by ?? context.moved?.by ?? null,
        at: record.at ?? context.moved?.at ?? null,
      }),
      choices: {},
    }),
    choose: assign({
      choices: ({ context }, { field, side }: { field: string; side: Side }) => ({ ...context.choices, [field]: side }),
    }),
    // The value belongs to the draft, so closing the form does not lose it.
    edit: assign(({ context }, { field, value }: { field: string; value: unknown }) => ({
      draft: { ...context.draft, [field]: value },
      choices: { ...context.choices, [field]: 'mine' as const },
    })),
    takeTheirs: assign(({ context: { theirs, base, moved } }) => ({
      base: theirs ?? base,
      moved: stillNews(moved, theirs ?? base),
      theirs: null,
      choices: {},
    })),
    rebase: assign(({ context }) => ({
      base: context.theirs ?? context.base,
      moved: stillNews(context.moved, context.theirs ?? context.base),
      draft: context.theirs ? differing(joinedOf(context), context.theirs) : context.draft,
      restores: context.restores || isWithdrawn(context),
      taken: [...new Set([...context.taken, ...meetingOf(context).taken])],
      theirs: null,
      choices: {},
    })),
    keepFormer: assign({
      former: ({ context: { base, draft } }) =>
        base.revision === 0 ? null : Object.fromEntries(Object.keys(draft).map((field) => [field, base.fields[field]])),
    }),
    forgetFormer: assign({ former: null }),
  },
  guards: {
    changes: ({ context }, { changes }: { changes: Fields }) => context.mayWrite && !hasAll(context.base, changes),
    hasDraft: ({ context }) => Object.keys(context.draft).length > 0,
    changesBack: ({ context }, { changes }: { changes: Fields }) =>
      hasAll(context.base, { ...context.draft, ...changes }),
    hasAll: ({ context }, { record }: Read) => hasAll(record, context.draft),
    isInterrupted: ({ context }, { record }: Read) => context.interrupted && record.revision === context.base.revision,
    wasInterrupted: ({ context }) => context.interrupted,
    isSameRevision: ({ context }, { record }: Read) => record.revision === context.base.revision,
    isNews: ({ context }, { revision }: Moved) => revision > context.base.revision,
    isNextRevision: ({ context }, { record }: Read) => record.revision === context.base.revision + 1,
    isMoved: ({ context }) => context.moved !== null,
    isRight: ({ context }) => Object.keys(context.problems).length === 0,
    touchesBoth: ({ context: { base, draft } }, { record }: Read) =>
      meetingOf({ base, draft, theirs: record }).both.length > 0,
    allChosen: ({ context }) => meetingOf(context).both.every((field) => field in context.choices),
    hasNothing: ({ context: { draft, restores } }) => Object.keys(draft).length === 0 && !restores,
    canUndo: ({ context }) => context.former !== null,
    wasSaved: (_, { record }: { record: EditedRecord | null }) => record !== null,
    isChanged: (_, { error }: Failed) => readRefusal(error).code === 'record.changed',
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
    isUnanswered: (_, { error }: Failed) => isUnanswered(error),
    isForbidden: isRefusedAs(403),
    isMissing: isRefusedAs(404),
  },
  delays: {
    answerLimit: ANSWER_LIMIT,
    /** How long it can be taken back from where it was saved; the history can do it for ever. */
    undoTime: UNDO_TIME,
  },
});
