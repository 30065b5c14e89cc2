import type { SnapshotFrom } from 'xstate';
import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { attemptMachine } from './attempt.machine.ts';
import { NOTHING_UNKEPT } from './attempt-changes.ts';

// Two questions: 1 with the answers 10 and 11, 2 with 20 and 21.
const FIRST = 1;
const SECOND = 2;

const result = (score: number): AttemptResult => ({
  attempt: 7,
  number: 1,
  passed: score >= 70,
  score,
  right: score / 50,
  questions: 2,
  pass_mark: 70,
  submitted_at: '2026-11-20T10:00:00.000Z',
  certificate: score >= 70 ? 3 : null,
  package_certificates: [],
});

const refused = (status: number, code: string) => refusalOf({ status, code });

type Snapshot = SnapshotFrom<typeof attemptMachine>;

// States in which answers can still be saved: not during scoring, and not after the result.
const MAY_BE_KEPT = ['reading', 'question', 'review', 'notSubmitted'];

const events = {
  'turns page': { event: { type: 'page.turn', page: 2 }, words: 'the person turns the page' },
  'goes on': { event: { type: 'reading.done' }, words: 'the person goes on to the questions' },
  'reads again': { event: { type: 'reading.open' }, words: 'the person opens the course again' },
  chooses: {
    event: ({ context: { index } }: Snapshot) => ({ type: 'answer.choose', answers: [(index + 1) * 10] }),
    words: 'the person chooses an answer',
  },
  'takes back': { event: { type: 'answer.choose', answers: [] }, words: 'the person takes the answer back' },
  'goes to next': { event: { type: 'question.next' }, words: 'the person goes on' },
  'goes back': { event: { type: 'question.back' }, words: 'the person goes back' },
  'goes to first': { event: { type: 'question.go', index: 0 }, words: 'the person opens the first question' },
  'goes nowhere': {
    event: { type: 'question.go', index: 2 },
    words: 'the person opens a question that there is not',
    ignored: true,
  },
  'goes before': {
    event: { type: 'question.go', index: -1 },
    words: 'the person opens a question before the first',
    ignored: true,
  },
  'looks over': { event: { type: 'review.open' }, words: 'the person looks the answers over' },
  'a moment passes': {
    event: ({ value }: Snapshot) => {
      const state = statePath(value);
      return state.endsWith('.appearing') ? passes('doublePress', `attempt.${state}`) : null;
    },
    words: 'what is shown has been there for a moment',
  },
  submits: { event: { type: 'attempt.submit' }, words: 'the person submits' },
  'read answered': {
    event: { type: 'attempt.read', chosen: { [SECOND]: [21] }, result: null },
    words: 'the second question was answered on another device',
  },
  'read taken back': {
    event: { type: 'attempt.read', chosen: { [SECOND]: [] }, result: null },
    words: 'the answer of the second question was taken back on another device',
  },
  'read passed': {
    event: { type: 'attempt.read', chosen: {}, result: result(100) },
    words: 'it was submitted on another device, and passed',
  },
  'read failed': {
    event: { type: 'attempt.read', chosen: {}, result: result(50) },
    words: 'it was submitted on another device, and failed',
  },

  'all is kept': {
    event: ({ value }: Snapshot) => {
      const [state = ''] = statePath(value).split('.');
      return MAY_BE_KEPT.includes(state) ? { type: 'work.kept' } : null;
    },
    words: 'the server has kept everything',
  },

  'submit passes': { event: answers('submit', result(100)), words: 'the server answers that it is passed' },
  'submit fails': { event: answers('submit', result(50)), words: 'the server answers that it is failed' },
  'submit unanswered': {
    event: fails('submit', refused(400, 'attempts.unanswered')),
    words: 'the server misses an answer',
  },
  'submit unauthorised': {
    event: fails('submit', refused(401, 'session.missing')),
    words: 'the server no longer knows the person',
  },
  'submit breaks': { event: fails('submit', refused(500, 'internal')), words: 'the server breaks' },
  'submit unreachable': {
    event: fails('submit', refusalOf({ kind: 'network' })),
    words: 'the server cannot be reached',
  },
  'submit silent': { event: passes('answerLimit', 'attempt.scoring'), words: 'the server does not answer in time' },
} as const;

const ANSWERED = ['none answered', 'first answered', 'second answered', 'both answered'];

function answeredIn({ chosen }: Snapshot['context']): string {
  const has = (question: number) => (chosen[question]?.length ?? 0) > 0;
  return ANSWERED[Number(has(FIRST)) + 2 * Number(has(SECOND))] ?? '';
}

/** Note of what another device did during scoring. */
function newsIn({ news }: Snapshot['context']): string | false {
  if (news?.result) return news.result.passed ? 'passed elsewhere' : 'failed elsewhere';
  return news?.chosen[SECOND]?.length === 0 && 'taken back elsewhere';
}

const questionSights = [
  { role: 'progressbar', text: 'attempts:progress', opening: true },
  { role: 'button', text: 'attempts:question.back', opening: true },
] as const;
const submitButton = { role: 'button', text: 'attempts:submit' } as const;

/** Paths of an attempt: samples of its events, and what each state shows. */
export const attemptPaths: PathsDefinition<typeof attemptMachine> = {
  name: 'attempt',
  machine: attemptMachine,
  input: { questions: [FIRST, SECOND], chosen: {}, page: 0, read: false, unkept: NOTHING_UNKEPT },
  otherStarts: {
    'the person was at the second question': {
      input: { questions: [FIRST, SECOND], chosen: { [FIRST]: [10] }, page: 3, read: true, unkept: NOTHING_UNKEPT },
      state: 'question.appearing, 2, first answered',
    },
    'all questions are answered': {
      input: {
        questions: [FIRST, SECOND],
        chosen: { [FIRST]: [10], [SECOND]: [20] },
        page: 3,
        read: true,
        unkept: NOTHING_UNKEPT,
      },
      state: 'review.appearing, both answered',
    },
  },
  // The current question and the answered ones decide the next steps and whether the attempt can be submitted. Whether the second
  // answer is saved, and which news came while it was scored, decide whether answers of another device count.
  nameOf: ({ value, context }) => {
    const state = statePath(value);
    if (state === 'passed' || state === 'failed') return state;
    const unkept = context.own.includes(SECOND) && 'unkept';
    const news = state === 'scoring' && newsIn(context);
    return [state, state.startsWith('question') && context.index + 1, answeredIn(context), unkept, news]
      .filter(Boolean)
      .join(', ');
  },
  events,
  couplings: ['scoring, both answered, unkept, passed elsewhere | submit breaks | passed'],
  states: {
    reading: { words: 'the course is read', sights: [{ role: 'button', text: 'attempts:reading.done' }] },
    'question.appearing': { words: 'a question is there, too soon to be answered', sights: questionSights },
    'question.seen': { words: 'a question is asked', sights: questionSights },
    'review.appearing': { words: 'the answers are there, too soon to be submitted', sights: [submitButton] },
    'review.seen': { words: 'the answers are looked over', sights: [submitButton] },
    notSubmitted: { words: 'it was not submitted', sights: [submitButton, { role: 'alert' }] },
    scoring: { words: 'the answers are scored', sights: [{ ...submitButton, is: 'disabled' }] },
    passed: { words: 'the course is passed', sights: [{ role: 'heading', text: 'attempts:passed.title' }] },
    failed: { words: 'the course is failed', sights: [{ role: 'heading', text: 'attempts:failed.title' }] },
  },
};
