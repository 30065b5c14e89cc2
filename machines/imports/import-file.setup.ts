import { assign, setup } from 'xstate';
import { pieceFrom } from '#contract/imports/import.rules.ts';
import { providedBy } from '../provided-by.ts';
import { isDenied, isSessionLost, readRefusal } from '../refusal.ts';
import { nothingSent, type Sending, sendingParts } from '../sending.ts';
import type { OpenedFile, ReadAs } from './opened-file.ts';

/** Consecutive rows of the file; the line of the first row is 2. */
export interface Piece {
  id: number;
  from: number;
  lines: OpenedFile['lines'];
  rows: OpenedFile['rows'];
}

/** `refusal` also says why a file could not be read; its code is a FileProblem then. */
interface ImportFileContext extends Sending {
  /** What was chosen or pasted, still unparsed; null before. */
  source: unknown;
  readAs: ReadAs;
  file: OpenedFile | null;
  /** Id of the import that the rows belong to; null before it is created. */
  id: number | null;
  /** Number of rows that were sent. */
  sent: number;
}

export type ImportFileEvent =
  | { type: 'file.choose'; source: unknown }
  | { type: 'file.read'; readAs: ReadAs }
  | { type: 'file.send' }
  | { type: 'file.remove' };

type Failed = { error: unknown };

export const asItSeems: ReadAs = { sheet: null, letters: null };

/** Initial context of an upload. */
export const beginning: ImportFileContext = {
  source: null,
  readAs: asItSeems,
  file: null,
  id: null,
  sent: 0,
  ...nothingSent,
};

/** The next piece to send. */
export function nextPiece({ file, id, sent }: ImportFileContext): Piece {
  const rows = pieceFrom(file?.rows ?? [], sent);
  return { id: id ?? 0, from: sent + 2, lines: file?.lines.slice(sent, sent + rows.length) ?? [], rows };
}

/** Number of sent rows after the next piece. */
const sentAfter = (context: ImportFileContext) => context.sent + nextPiece(context).rows.length;

/** Setup of the upload machine; its states are in import-file.machine.ts. */
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
    /** The file can only be read in one way. */
    isSure: (_, { file }: { file: OpenedFile }) => file.sure,
    isBegun: ({ context }) => context.id !== null,
    isLastPiece: ({ context }) => sentAfter(context) >= (context.file?.rows.length ?? 0),
    /** The piece can be sent again, since it was not refused. A 408 means that it arrived too slowly. */
    isInterrupted: (_, { error }: Failed) =>
      !isDenied(error) || isSessionLost(error) || readRefusal(error).status === 408,
    /** This 429 is the shop's limit of files per hour; any other comes from a proxy in front of it. */
    isOneTooMany: (_, { error }: Failed) => readRefusal(error).code === 'request.too_many',
    isTooMany: sendingParts.guards.isTooMany,
    isWaitOver: sendingParts.guards.isWaitOver,
  },
  delays: { readLimit: 60_000, answerLimit: 30_000, second: sendingParts.delays.second },
});
