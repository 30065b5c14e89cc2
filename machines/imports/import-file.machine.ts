import { noAnswer, refusalOf } from '../refusal.ts';
import { countDownTo, tooMany } from '../sending.ts';
import { beginning, importFileSetup, nextPiece } from './import-file.setup.ts';

export type { ImportFileEvent, Piece } from './import-file.setup.ts';

type Failed = { error: unknown };

const refusal = { type: 'keepRefusal', params: ({ event }: { event: Failed }) => event } as const;
const unanswered = { type: 'keepRefusal', params: { error: noAnswer } } as const;
const unreadable = { type: 'keepRefusal', params: { error: refusalOf({ code: 'unreadable' }) } } as const;
const isInterrupted = { type: 'isInterrupted', params: ({ event }: { event: Failed }) => event } as const;
const isOneTooMany = { type: 'isOneTooMany', params: ({ event }: { event: Failed }) => event } as const;

const remove = {
  'file.remove': {
    target: '#import-file.choosing',
    actions: [
      { type: 'throwAway', params: ({ context: { id } }: { context: { id: number | null } }) => ({ id }) },
      'forgetFile',
    ],
  },
} as const;

const choose = {
  'file.choose': {
    target: '#import-file.opening',
    actions: { type: 'keepSource', params: ({ event }: { event: { source: unknown } }) => event },
  },
} as const;

const opening = importFileSetup.createStateConfig({
  invoke: {
    id: 'openFile',
    src: 'openFile',
    input: ({ context: { source, readAs } }) => ({ source, readAs }),
    onDone: [
      {
        guard: { type: 'isSure', params: ({ event }) => ({ file: event.output }) },
        target: 'beginning',
        actions: { type: 'keepFile', params: ({ event }) => ({ file: event.output }) },
      },
      { target: 'proving', actions: { type: 'keepFile', params: ({ event }) => ({ file: event.output }) } },
    ],
    onError: { target: 'choosing', actions: ['forgetFile', refusal] },
  },
  after: { readLimit: { target: 'choosing', actions: ['forgetFile', unreadable] } },
  on: { 'file.remove': { target: 'choosing', actions: 'forgetFile' } },
});

// The encoding, or the sheet of the workbook, has to be confirmed by the person.
const proving = importFileSetup.createStateConfig({
  on: {
    ...choose,
    'file.read': { target: 'opening', actions: { type: 'readAs', params: ({ event }) => event } },
    'file.send': { target: 'beginning' },
    'file.remove': { target: 'choosing', actions: 'forgetFile' },
  },
});

const begin = importFileSetup.createStateConfig({
  invoke: {
    id: 'begin',
    src: 'begin',
    input: ({ context: { file } }) => ({ file }),
    onDone: { target: 'sending', actions: { type: 'keepBegun', params: ({ event }) => event.output } },
    onError: [
      { guard: isInterrupted, target: 'stalled', actions: refusal },
      { guard: isOneTooMany, target: 'choosing', actions: ['forgetFile', refusal] },
      tooMany,
      { target: 'choosing', actions: ['forgetFile', refusal] },
    ],
  },
  after: { answerLimit: { target: 'stalled', actions: unanswered } },
});

const sending = importFileSetup.createStateConfig({
  invoke: {
    id: 'sendRows',
    src: 'sendRows',
    input: ({ context }) => nextPiece(context),
    onDone: [
      { guard: 'isLastPiece', target: 'sent', actions: 'keepSent' },
      { target: 'sending', reenter: true, actions: 'keepSent' },
    ],
    onError: [
      { guard: isInterrupted, target: 'stalled', actions: refusal },
      tooMany,
      {
        target: 'choosing',
        actions: [{ type: 'throwAway', params: ({ context: { id } }) => ({ id }) }, 'forgetFile', refusal],
      },
    ],
  },
  after: { answerLimit: { target: 'stalled', actions: unanswered } },
  on: remove,
});

/**
 * Uploading a file to an import (machines.md 23): the browser parses it and sends its rows in pieces. Sending a piece again changes
 * nothing, so the upload resumes after a lost network or a restarted server, and after a 429 by itself.
 */
export const importFileMachine = importFileSetup.createMachine({
  id: 'import-file',
  context: beginning,
  initial: 'choosing',
  states: {
    choosing: { on: choose },
    opening,
    proving,
    beginning: begin,
    sending,
    stalled: { on: { 'file.send': { target: 'resuming', actions: 'forgetRefusal' }, ...remove } },
    waiting: { on: remove, after: countDownTo('waiting', 'resuming') },
    resuming: { always: [{ guard: 'isBegun', target: 'sending' }, { target: 'beginning' }] },
    sent: { type: 'final', entry: { type: 'showImport', params: ({ context: { id } }) => ({ id }) } },
  },
});
