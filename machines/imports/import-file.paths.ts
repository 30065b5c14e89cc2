import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { importFileMachine } from './import-file.machine.ts';
import type { OpenedFile } from './opened-file.ts';

type Snapshot = SnapshotFrom<typeof importFileMachine>;

const person = (n: number) => [`uvezen-${n}@vetar.rs`, 'Đorđe', `Šćepanović ${n}`];

/** A file whose rows take two pieces. */
export const openedFile: OpenedFile = {
  name: 'ljudi-novembar.csv',
  columns: ['E-adresa', 'Ime', 'Prezime'],
  rows: Array.from({ length: 512 }, (_, n) => (n < 3 ? person(n) : ['a@b.rs', 'A', 'B'])),
  lines: Array.from({ length: 512 }, (_, n) => n + 2),
  sheets: [],
  sheet: 0,
  letters: 'utf-8',
  sure: true,
};

/** The opened file in an encoding older than UTF-8. */
export const oldFile: OpenedFile = { ...openedFile, letters: 'windows-1250', sure: false };

const unauthorised = refusalOf({ status: 401, code: 'session.dead' });
const unreachable = refusalOf({ kind: 'network', code: 'network' });
const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });
const tooMuch = refusalOf({ status: 429, retryAfter: 2 });

const here = {
  'chooses a file': {
    event: { type: 'file.choose', source: 'ljudi-novembar.csv' },
    words: 'the person chooses a file',
  },
  'reads in one way': { event: answers('openFile', openedFile), words: 'the file reads in one way alone' },
  'reads in several ways': { event: answers('openFile', oldFile), words: 'the file may read in several ways' },
  'cannot be read': {
    event: fails('openFile', refusalOf({ code: 'tooManyRows' })),
    words: 'the file is none that can be imported',
  },
  'reading takes too long': { event: passes('readLimit', 'import-file.opening'), words: 'reading takes too long' },
  'reads it otherwise': {
    event: { type: 'file.read', readAs: { sheet: null, letters: 'windows-1251' } },
    words: 'the person chooses other letters',
  },
  'sends it': { event: { type: 'file.send' }, words: 'the person sends it' },
  'removes it': { event: { type: 'file.remove' }, words: 'the person removes the file' },
} as const;

const there = {
  'is begun': { event: answers('begin', { id: 12 }), words: 'the server begins an import' },
  'beginning unauthorised': { event: fails('begin', unauthorised), words: 'the session is over by then' },
  'beginning unreachable': { event: fails('begin', unreachable), words: 'the server cannot be reached' },
  'beginning silent': { event: passes('answerLimit', 'import-file.beginning'), words: 'no answer comes in time' },
  'is one too many of an hour': {
    event: fails('begin', refusalOf({ status: 429, code: 'request.too_many', message: 'Try again in an hour.' })),
    words: 'the server says that these are too many files',
  },
  'beginning breaks': { event: fails('begin', broken), words: 'the server fails' },
  'beginning is denied': {
    event: fails('begin', refusalOf({ status: 403, message: 'You may not do that.' })),
    words: 'the server begins no import',
  },
  'beginning is too much': {
    event: fails('begin', tooMuch),
    words: 'these are too many calls for what stands before it',
  },
  'some rows are there': {
    event: ({ context: { sent } }: Snapshot) => (sent === 0 ? answers('sendRows', { uploaded: 500 }) : null),
    words: 'the server has the first rows',
  },
  'all rows are there': {
    event: ({ context: { sent } }: Snapshot) => (sent === 500 ? answers('sendRows', { uploaded: 512 }) : null),
    words: 'the server has all rows',
  },
  'sending unauthorised': { event: fails('sendRows', unauthorised), words: 'the session is over while rows are sent' },
  'sending unreachable': { event: fails('sendRows', unreachable), words: 'the network is gone while rows are sent' },
  'sending silent': {
    event: passes('answerLimit', 'import-file.sending'),
    words: 'the server does not say in time that it has the rows',
  },
  'sending breaks': { event: fails('sendRows', broken), words: 'the server fails while rows are sent' },
  'sending is too much': { event: fails('sendRows', tooMuch), words: 'these are too many rows at once' },
  'second passes': { event: passes('second', 'import-file.waiting'), words: 'a second of the wait passes' },
  'sending is refused': {
    event: fails('sendRows', refusalOf({ status: 400, message: 'The rows are not as they should be.' })),
    words: 'the server does not take the rows',
  },
} as const;

function nameOf({ value, context: { id, sent, wait } }: Snapshot): string {
  const path = statePath(value);
  const rests = path === 'stalled' || path === 'waiting';
  const last = sent > 0 && (path === 'sending' || rests) && 'last';
  const begun = rests && id !== null && 'begun';
  return [path, last || begun, path === 'waiting' && `${wait} s`].filter(Boolean).join(', ');
}

const button = (text: `imports:${string}`) => ({ role: 'button', text, is: 'enabled' }) as const;

/** Paths of uploading a file: samples of its events, and how each state is recognised. */
export const importFilePaths: PathsDefinition<typeof importFileMachine> = {
  name: 'import-file',
  machine: importFileMachine,
  input: undefined,
  nameOf,
  events: { ...here, ...there },
  states: {
    choosing: { words: 'a file is asked for', sights: [button('imports:template')] },
    opening: { words: 'the file is being read', sights: [{ role: 'status', text: 'imports:opening' }] },
    proving: { words: 'it is asked whether it reads right', sights: [button('imports:proving.send')] },
    beginning: { words: 'the import is being begun', sights: [{ role: 'status', text: 'imports:beginning' }] },
    sending: {
      words: 'its rows are being sent',
      sights: [{ role: 'progressbar', text: 'imports:file.progress' }, button('imports:sending.stop')],
    },
    stalled: {
      words: 'it is said that the rows are not all there',
      sights: [{ role: 'alert' }, button('imports:stalled.again')],
    },
    waiting: {
      words: 'the seconds until it goes on are counted down',
      sights: [
        { role: 'heading', text: 'imports:pausing.title' },
        { role: 'progressbar', text: 'imports:file.progress' },
        button('imports:sending.stop'),
      ],
    },
    sent: { words: 'the import is shown', sights: [] },
  },
};
