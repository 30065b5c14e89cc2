// Written by hand from machines.md 18 and product.md 4, for two questions: every step there is, and none besides.

type Answered = 'none' | 'first' | 'second' | 'both';

const SETS: readonly Answered[] = ['none', 'first', 'second', 'both'];

/** What is answered once the first, or the second, is answered too; and without it. */
const withFirst = { none: 'first', first: 'first', second: 'both', both: 'both' } as const;
const withSecond = { none: 'second', first: 'both', second: 'second', both: 'both' } as const;
const withoutFirst = { none: 'none', first: 'none', second: 'second', both: 'second' } as const;
const withoutSecond = { none: 'none', first: 'first', second: 'none', both: 'first' } as const;

/** One goes on at the first question without an answer, and looks over what is complete. */
const onwards = { none: 'question, 1', first: 'question, 2', second: 'question, 1', both: 'review' } as const;

/** What another device did. */
const news = (state: string, set: Answered) => [
  `${state}, ${set} answered | read answered | ${state}, ${withSecond[set]} answered`,
  `${state}, ${set} answered | read taken back | ${state}, ${withoutSecond[set]} answered`,
  `${state}, ${set} answered | read passed | passed`,
  `${state}, ${set} answered | read failed | failed`,
];

const reading = (set: Answered) => [
  `reading, ${set} answered | turns page | reading, ${set} answered`,
  `reading, ${set} answered | goes on | ${onwards[set]}, ${set} answered`,
  ...news('reading', set),
];

const question = (set: Answered) => [
  `question, 1, ${set} answered | chooses | question, 1, ${withFirst[set]} answered`,
  `question, 2, ${set} answered | chooses | question, 2, ${withSecond[set]} answered`,
  `question, 1, ${set} answered | takes back | question, 1, ${withoutFirst[set]} answered`,
  `question, 2, ${set} answered | takes back | question, 2, ${withoutSecond[set]} answered`,
  `question, 1, ${set} answered | goes to next | question, 2, ${set} answered`,
  `question, 2, ${set} answered | goes to next | review, ${set} answered`,
  `question, 1, ${set} answered | goes back | reading, ${set} answered`,
  `question, 2, ${set} answered | goes back | question, 1, ${set} answered`,
  ...['question, 1', 'question, 2'].flatMap((state) => [
    `${state}, ${set} answered | goes to first | question, 1, ${set} answered`,
    `${state}, ${set} answered | looks over | review, ${set} answered`,
    `${state}, ${set} answered | reads again | reading, ${set} answered`,
    ...news(state, set),
  ]),
];

const lookedOver = (state: string, set: Answered) => [
  `${state}, ${set} answered | goes to first | question, 1, ${set} answered`,
  `${state}, ${set} answered | reads again | reading, ${set} answered`,
  ...news(state, set),
];

export const steps: readonly string[] = [
  ...SETS.flatMap(reading),
  ...SETS.flatMap(question),
  ...SETS.flatMap((set) => lookedOver('review', set)),
  // Only what is complete can be submitted; what another device takes back after it failed is missing again.
  ...lookedOver('notSubmitted', 'both'),
  ...lookedOver('notSubmitted', 'first'),
  'review, both answered | submits | scoring, both answered',
  'notSubmitted, both answered | submits | scoring, both answered',
  'scoring, both answered | submit passes | passed',
  'scoring, both answered | submit fails | failed',
  'scoring, both answered | submit unanswered | notSubmitted, both answered',
  'scoring, both answered | submit breaks | notSubmitted, both answered',
  'scoring, both answered | submit unreachable | notSubmitted, both answered',
  'scoring, both answered | submit silent | notSubmitted, both answered',
  'scoring, both answered | submit unauthorised | review, both answered',
];
