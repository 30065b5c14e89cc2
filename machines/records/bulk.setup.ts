import { type AnyActorRef, assign, fromPromise, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import type { BulkStatus } from '#contract/records/bulk-statuses.ts';
import { PREVIEW_LASTS } from '#contract/records/preview-lasts.ts';
import { providedBy } from '../provided-by.ts';
import { isSessionLost, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';
import { isNothing, NOTHING, type Selection } from './selection.ts';

/** An action on a selection, with its values. */
export interface BulkTry {
  selection: Selection;
  action: string;
  values: Readonly<Record<string, unknown>>;
}

/** The fields of a preview that decide the flow; the view knows the others. The server runs exactly this preview. */
export interface SeenPreview {
  id: number;
  /** Number of selected records, and below it of those that would change. */
  count: number;
  affected: number;
}

/** The fields of a bulk change that decide the flow; the view knows the others. */
export interface StandingBulk {
  id: number;
  status: BulkStatus;
  /** The task that runs it or takes it back. */
  task: number | null;
  affected: number;
  /** Number changed so far and not taken back. */
  changed: number;
  /** ISO 8601; null where nothing can be taken back. */
  undo_until: string | null;
}

interface BulkContext {
  selection: Selection;
  action: string;
  /** Whether the action needs values before the preview. */
  needs: boolean;
  values: BulkTry['values'];
  /** Problems by value: a code that the view has words for, or the server's own words. */
  problems: Readonly<Record<string, string>>;
  preview: SeenPreview | null;
  bulk: StandingBulk | null;
  /** Number of the bulk change: that of the preview, or of the one that was opened. */
  id: number;
  refusal: Refusal | null;
}

export type BulkEvent =
  | { type: 'selection.change'; selection: Selection }
  | { type: 'action.begin'; action: string; needs: boolean; values: BulkTry['values'] }
  | { type: 'values.change'; values: BulkTry['values'] }
  | { type: 'preview.ask'; problems: Readonly<Record<string, string>> }
  | { type: 'preview.again' }
  | { type: 'bulk.confirm' }
  | { type: 'bulk.stop' }
  | { type: 'bulk.undo' }
  | { type: 'bulk.back' }
  | { type: 'bulk.close' }
  | { type: 'bulk.open'; id: number }
  | { type: 'bulk.read'; bulk: StandingBulk }
  | { type: 'outcome.ask' };

type Failed = { error: unknown };
type Read = { bulk: StandingBulk };

/** Initial context of a list: nothing is selected. */
export const beginning: BulkContext = {
  selection: NOTHING,
  action: '',
  needs: false,
  values: {},
  problems: {},
  preview: null,
  bulk: null,
  id: 0,
  refusal: null,
};

const isRefusedAs =
  (status: number) =>
  (_: unknown, { error }: Failed) =>
    readRefusal(error).status === status;

const standsAs =
  (...wanted: readonly StandingBulk['status'][]) =>
  ({ context: { bulk } }: { context: BulkContext }) =>
    bulk !== null && wanted.includes(bulk.status);

/** Setup of the bulk machine; its states are in bulk.machine.ts. */
export const bulkSetup = setup({
  types: { context: {} as BulkContext, events: {} as BulkEvent },
  actors: {
    preview: providedBy<SeenPreview, BulkTry>('useBulk'),
    run: providedBy<StandingBulk, { id: number }>('useBulk'),
    readBulk: providedBy<StandingBulk, { id: number }>('useBulk'),
    /** Reads whether an unanswered attempt was carried out. */
    askOutcome: providedBy<StandingBulk, { id: number }>('useBulk'),
    /** Polls the bulk change and sends `bulk.read` until it is stopped. */
    followBulk: fromPromise<never, { machine: AnyActorRef; id: number }>(() => new Promise(() => {})),
    /** Stops the task, which ends after its current batch. */
    stop: providedBy<unknown, { task: number }>('useBulk'),
    undo: providedBy<StandingBulk, { id: number }>('useBulk'),
  },
  actions: {
    // Provided by useBulk.
    reload: () => {},
    sayProblems: () => {},

    choose: assign((_, { selection }: { selection: Selection }) => ({ selection })),
    begin: assign(({ context }, { action, needs, values }: Omit<BulkTry, 'selection'> & { needs: boolean }) => ({
      action,
      needs,
      // Reopening the same action restores its values.
      values: context.action === action ? context.values : values,
      problems: {},
      preview: null,
      bulk: null,
      refusal: null,
    })),
    fill: assign(({ context }, { values }: { values: BulkTry['values'] }) => ({
      values: { ...context.values, ...values },
      problems: Object.fromEntries(Object.entries(context.problems).filter(([field]) => !(field in values))),
    })),
    keepProblems: assign((_, { problems }: { problems: BulkContext['problems'] }) => ({ problems })),
    keepPreview: assign((_, { preview }: { preview: SeenPreview }) => ({ preview, id: preview.id, refusal: null })),
    open: assign((_, { id }: { id: number }) => ({ id, bulk: null, preview: null, refusal: null })),
    keepBulk: assign((_, { bulk }: Read) => ({ bulk })),
    // The selection is cleared once its records are being changed.
    unchoose: assign(({ context }) => (context.preview === null ? {} : { selection: NOTHING, action: '', values: {} })),
    keepRefusal: assign((_, { error }: Failed) => {
      const refusal = readRefusal(error);
      return { refusal, problems: refusal.fields };
    }),
    forgetRefusal: assign({ refusal: null, problems: {} }),
  },
  guards: {
    isNothing: (_, { selection }: { selection: Selection }) => isNothing(selection),
    isNothingChosen: ({ context }) => isNothing(context.selection),
    isAsked: (_, { needs }: { needs: boolean }) => needs,
    hasFields: ({ context }) => context.needs,
    isRight: (_, { problems }: { problems: BulkContext['problems'] }) => Object.keys(problems).length === 0,
    isAll: ({ context: { preview } }) => preview !== null && preview.affected === preview.count,
    isNone: ({ context: { preview } }) => preview?.affected === 0,
    isPreviewed: standsAs('previewed'),
    /** A preview that was not made on this page. */
    isForgotten: ({ context }) => context.preview === null && standsAs('previewed')({ context }),
    isUnderWay: standsAs('running', 'undoing'),
    isUndoing: standsAs('undoing'),
    isUndone: standsAs('undone'),
    isStopped: standsAs('stopped'),
    isGoingOn: (_, { bulk }: Read) => bulk.status === 'running' || bulk.status === 'undoing',
    isNews: ({ context }, { bulk }: Read) => bulk.status !== (context.bulk?.status ?? 'previewed'),
    hasAllChanged: ({ context: { bulk } }) => bulk !== null && bulk.changed === bulk.affected,
    /** All changes were taken back. */
    isAllBack: ({ context: { bulk } }) => bulk?.changed === 0,
    canUndo: ({ context: { bulk } }) => bulk?.undo_until != null,
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
    isSessionLostFilling: ({ context }, { error }: Failed) => context.needs && isSessionLost(error),
    isUnanswered: (_, { error }: Failed) => isUnanswered(error),
    isFieldWrong: ({ context }, { error }: Failed) =>
      context.needs && Object.keys(readRefusal(error).fields).length > 0,
    isExpired: (_, { error }: Failed) => readRefusal(error).code === 'bulk.expired',
    isForbidden: isRefusedAs(403),
    isMissing: isRefusedAs(404),
  },
  delays: { answerLimit: ANSWER_LIMIT, previewLasts: PREVIEW_LASTS },
});
