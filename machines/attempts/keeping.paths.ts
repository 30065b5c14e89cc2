import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { NOTHING_UNKEPT } from './attempt-changes.ts';
import { isUnkept, keepingMachine } from './keeping.machine.ts';

const events = {
  changes: {
    event: { type: 'work.changed', change: { chosen: { 1: [10] } } },
    words: 'the person chooses an answer',
  },
  retries: { event: { type: 'work.retry' }, words: 'the person has it tried again' },
  holds: { event: { type: 'work.hold' }, words: 'the person submits the answers' },
  releases: { event: { type: 'work.release' }, words: 'they were not submitted' },
  drops: { event: { type: 'work.drop' }, words: 'there is a result' },
  'pause passes': { event: passes('savePause', 'keeping.waiting'), words: 'a moment passes' },
  'longer pause passes': { event: passes('retryPause', 'keeping.unkept'), words: 'five seconds pass' },
  'save answers': { event: answers('save', {}), words: 'the server has kept it' },
  'save over': {
    event: fails('save', refusalOf({ status: 409, code: 'attempts.over' })),
    words: 'the server says that it was submitted meanwhile',
  },
  'save unauthorised': {
    event: fails('save', refusalOf({ status: 401, code: 'session.missing' })),
    words: 'the server no longer knows the person',
  },
  'save breaks': { event: fails('save', refusalOf({ status: 500 })), words: 'the server breaks' },
  'save unreachable': {
    event: fails('save', refusalOf({ kind: 'network' })),
    words: 'the server cannot be reached',
  },
  'save silent': { event: passes('answerLimit', 'keeping.saving'), words: 'the server does not answer in time' },
} as const;

/** Paths of saving answers: samples of its events, and what each state shows. */
export const keepingPaths: PathsDefinition<typeof keepingMachine> = {
  name: 'keeping',
  machine: keepingMachine,
  input: NOTHING_UNKEPT,
  otherStarts: {
    'something was not kept the last time': {
      input: { chosen: { 1: [10] }, page: null, read: false },
      state: 'waiting',
    },
  },
  // Whether there is more to send decides what follows an answer.
  nameOf: ({ value, context }) => {
    const state = statePath(value);
    return ['saving', 'held'].includes(state) && isUnkept(context.unkept) ? `${state}, more` : state;
  },
  events,
  states: {
    kept: { words: 'all answers are kept', sights: [] },
    waiting: { words: 'the answers are about to be kept', sights: [] },
    saving: { words: 'the answers are being kept', sights: [{ role: 'status', text: 'attempts:keeping.saving' }] },
    held: {
      words: 'the answers go with the submission',
      sights: [{ role: 'status', text: 'attempts:keeping.saving' }],
    },
    unkept: { words: 'the last answers are not kept', sights: [{ role: 'button', text: 'attempts:keeping.retry' }] },
  },
};
