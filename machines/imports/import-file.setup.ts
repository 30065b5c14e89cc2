import { assign, setup } from 'xstate';
import { pieceFrom } from '#contract/imports/import.rules.ts';
import { providedBy } from '../provided.ts';
import { isDenied, isSessionLost, readRefusal } from '../refusal.ts';
import { nothingSent, type Sending, sendingParts } from '../sending.ts';
import type { OpenedFile, ReadAs } from './opened-file.ts';

/** Some rows of the file, from a place on: its first is 2. */
export interface Piece {
  id: number;
  from: number;
  lines: OpenedFile['lines'];
  rows: OpenedFile['rows'];
}

/** Its refusal is also why a file could not be read: the code is a FileProblem then. */
interface ImportFileContext extends Sending {
  /** What was chosen or pasted, for whoever opens it; null before. */
  source: unknown;
  readAs: ReadAs;
  file: OpenedFile | null;
  /** The import that its rows go into; null before it is begun. */
  id: number | null;
  /** How many of its rows are there. */
  sent: number;
}

export type ImportFileEvent =
  | { type: 'file.choose'; source: unknown }
  | { type: 'file.read'; readAs: ReadAs }
  | { type: 'file.send' }
  | { type: 'file.remove' };

type Failed = { error: unknown };

export const asItSeems: ReadAs = { sheet: null, letters: null };

/** Where bringing a file begins. */
export const beginning: ImportFileContext = {
  source: null,
  readAs: asItSeems,
  file: null,
  id: null,
  sent: 0,
  ...nothingSent,
};

/** What goes next. */
export function nextPiece({ file, id, sent }: ImportFileContext): Piece {
  const rows = pieceFrom(file?.rows ?? [], sent);
  return { id: id ?? 0, from: sent + 2, lines: file?.lines.slice(sent, sent + rows.length) ?? [], rows };
}

/** How many are there once that is. */
const sentAfter = (context: ImportFileContext) => context.sent + nextPiece(context).rows.length;

/** What bringing a file to an import is made of; its states are in import-file.machine.ts. */
export const importFileSetup = setup({
  types: { context: {} as ImportFileContext, events: {} as ImportFileEvent },
  actors: {
    openFile: providedBy<OpenedFile, { source: unknown; readAs: ReadAs }>('useImportFile'),
    begin: providedBy<{ id: number }, { file: OpenedFile | null }>('useImportFile'),
    sendRows: providedBy<{ uploaded: number }, Piece>('useImportFile'),
  },
  actions: {
    // Provided by useImportFile.
    showImport: (_, _begun: { id: number | null }) => {},
    throwAway: (_, _begun: { id: number | null }) => {},

    keepSource: assign((_, { source }: { source: unknown }) => Object.assign({}, beginning, { source })),
    readAs: assign({ readAs: (_, { readAs }: { readAs: ReadAs }) => readAs }),
    keepFile: assign({ file: (_, { file }: { file: OpenedFile }) => file }),
    keepBegun: assign({ id: (_, { id }: { id: number }) => id }),
    keepSent: assign({ sent: ({ context }) => sentAfter(context) }),
    keepRefusal: sendingParts.actions.keepRefusal,
    forgetRefusal: sendingParts.actions.forgetRefusal,
    startWait: sendingParts.actions.startWait,
    countDown: sendingParts.actions.countDown,
    forgetFile: assign(() => beginning),
  },
  guards: {
    /** It reads in one way alone. */
    isSure: (_, { file }: { file: OpenedFile }) => file.sure,
    isBegun: ({ context }) => context.id !== null,
    isLastPiece: ({ context }) => sentAfter(context) >= (context.file?.rows.length ?? 0),
    /** The same can be sent again: nobody said no to it. A 408 says that it came too slowly. */
    isInterrupted: (_, { error }: Failed) =>
      !isDenied(error) || isSessionLost(error) || readRefusal(error).status === 408,
    /** It is the shop that counts the files of an hour; any other 429 is of what stands before it. */
    isOneTooMany: (_, { error }: Failed) => readRefusal(error).code === 'request.too_many',
    isTooMany: sendingParts.guards.isTooMany,
    isWaitOver: sendingParts.guards.isWaitOver,
  },
  delays: { readLimit: 60_000, answerLimit: 30_000, second: sendingParts.delays.second },
});
