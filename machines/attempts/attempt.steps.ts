// Written by hand from machines.md 18 and product.md 4, for two questions: every step there is, and none besides.

type Answered = 'none' | 'first' | 'second' | 'both';
/** Whether the answer of the second question may be unsaved; it then takes precedence over the server's. */
type Kept = '' | ', unkept';

const SETS: readonly Answered[] = ['none', 'first', 'second', 'both'];
const KEPT: readonly Kept[] = ['', ', unkept'];
const each = (stepsOf: (set: Answered, kept: Kept) => string[]) =>
  SETS.flatMap((set) => KEPT.flatMap((kept) => stepsOf(set, kept)));

/** Which questions are answered after the first, or the second, is answered, and without it. */
const withFirst = { none: 'first', first: 'first', second: 'both', both: 'both' } as const;
const withSecond = { none: 'second', first: 'both', second: 'second', both: 'both' } as const;
const withoutFirst = { none: 'none', first: 'none', second: 'second', both: 'second' } as const;
const withoutSecond = { none: 'none', first: 'first', second: 'none', both: 'first' } as const;

/** The attempt continues at the first unanswered question; a complete one goes to the review. */
const onwards = {
  none: 'question.appearing, 1',
  first: 'question.appearing, 2',
  second: 'question.appearing, 1',
  both: 'review.appearing',
} as const;

/** Changes by another device, and answers saved on the server. */
const news = (state: string, set: Answered, kept: Kept) => {
  const theirs = (changed: Record<Answered, Answered>) => (kept ? set : changed[set]);
  return [
    `${state}, ${set} answered${kept} | read answered | ${state}, ${theirs(withSecond)} answered${kept}`,
    `${state}, ${set} answered${kept} | read taken back | ${state}, ${theirs(withoutSecond)} answered${kept}`,
    `${state}, ${set} answered${kept} | read passed | passed`,
    `${state}, ${set} answered${kept} | read failed | failed`,
    `${state}, ${set} answered${kept} | all is kept | ${state}, ${set} answered`,
  ];
};

const reading = (set: Answered, kept: Kept) => [
  `reading, ${set} answered${kept} | turns page | reading, ${set} answered${kept}`,
  `reading, ${set} answered${kept} | goes on | ${onwards[set]}, ${set} answered${kept}`,
  ...news('reading', set, kept),
];

/** A question that has just appeared takes neither an answer nor a press on “next”. */
const question = (set: Answered, kept: Kept) => [
  `question.seen, 1, ${set} answered${kept} | chooses | question.seen, 1, ${withFirst[set]} answered${kept}`,
  `question.seen, 2, ${set} answered${kept} | chooses | question.seen, 2, ${withSecond[set]} answered, unkept`,
  `question.seen, 1, ${set} answered${kept} | takes back | question.seen, 1, ${withoutFirst[set]} answered${kept}`,
  `question.seen, 2, ${set} answered${kept} | takes back | question.seen, 2, ${withoutSecond[set]} answered, unkept`,
  `question.seen, 1, ${set} answered${kept} | goes to next | question.appearing, 2, ${set} answered${kept}`,
  `question.seen, 2, ${set} answered${kept} | goes to next | review.appearing, ${set} answered${kept}`,
  ...['1', '2'].map(
    (number) =>
      `question.appearing, ${number}, ${set} answered${kept} | a moment passes | question.seen, ${number}, ${set} answered${kept}`,
  ),
  ...['question.appearing', 'question.seen'].flatMap((state) => [
    `${state}, 1, ${set} answered${kept} | goes back | reading, ${set} answered${kept}`,
    `${state}, 2, ${set} answered${kept} | goes back | question.appearing, 1, ${set} answered${kept}`,
    ...asked(`${state}, 1`, set, kept),
    ...asked(`${state}, 2`, set, kept),
  ]),
];

const asked = (state: string, set: Answered, kept: Kept) => [
  `${state}, ${set} answered${kept} | goes to first | question.appearing, 1, ${set} answered${kept}`,
  `${state}, ${set} answered${kept} | looks over | review.appearing, ${set} answered${kept}`,
  `${state}, ${set} answered${kept} | reads again | reading, ${set} answered${kept}`,
  ...news(state, set, kept),
];

const lookedOver = (state: string, set: Answered, kept: Kept) => [
  `${state}, ${set} answered${kept} | goes to first | question.appearing, 1, ${set} answered${kept}`,
  `${state}, ${set} answered${kept} | reads again | reading, ${set} answered${kept}`,
  ...news(state, set, kept),
];

/** Changes by another device during scoring are only stored; they apply if the submission fails. */
const scoring = (kept: Kept) =>
  ['', ', taken back elsewhere', ', passed elsewhere', ', failed elsewhere'].flatMap((told) => {
    const state = `scoring, both answered${kept}`;
    const notTaken = {
      '': `notSubmitted, both answered${kept}`,
      ', taken back elsewhere': `notSubmitted, ${kept ? 'both' : 'first'} answered${kept}`,
      ', passed elsewhere': 'passed',
      ', failed elsewhere': 'failed',
    }[told];
    return [
      `${state}${told} | submit passes | passed`,
      `${state}${told} | submit fails | failed`,
      ...['unanswered', 'breaks', 'unreachable', 'silent'].map(
        (how) => `${state}${told} | submit ${how} | ${notTaken}`,
      ),
      `${state}${told} | submit unauthorised | review.appearing, both answered${kept}`,
      `${state}${told} | read answered | ${state}`,
      `${state}${told} | read taken back | ${state}, taken back elsewhere`,
      `${state}${told} | read passed | ${state}, passed elsewhere`,
      `${state}${told} | read failed | ${state}, failed elsewhere`,
    ];
  });

export const steps: readonly string[] = [
  ...each(reading),
  ...each(question),
  ...each((set, kept) => [
    ...lookedOver('review.appearing', set, kept),
    `review.appearing, ${set} answered${kept} | a moment passes | review.seen, ${set} answered${kept}`,
    ...lookedOver('review.seen', set, kept),
  ]),
  // What is not seen yet cannot be submitted. Only what is complete can be submitted; what another device takes back after it failed is missing again.
  ...lookedOver('notSubmitted', 'both', ''),
  ...lookedOver('notSubmitted', 'both', ', unkept'),
  ...lookedOver('notSubmitted', 'first', ''),
  ...KEPT.flatMap((kept) => [
    `review.seen, both answered${kept} | submits | scoring, both answered${kept}`,
    `notSubmitted, both answered${kept} | submits | scoring, both answered${kept}`,
    ...scoring(kept),
  ]),
];
