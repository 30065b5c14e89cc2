// Written by hand from machines.md 28: every step there is, and none besides.

const WORDS = ['', ', with words'] as const;
const FACES = { '': 'asProposed', ', other now': 'changedSince', ', stale': 'stale' } as const;

/** The reason for a rejection stays in every state. */
const reading = WORDS.flatMap((words) => [
  `reading${words} | is as proposed | deciding.asProposed${words}`,
  `reading${words} | is other now | deciding.changedSince${words}`,
  `reading${words} | cannot be done | deciding.stale${words}`,
  `reading${words} | is their own | deciding.own${words}`,
  `reading${words} | is for others | deciding.others${words}`,
  `reading${words} | is decided already | over`,
  `reading${words} | reading finds nothing | missing`,
  `reading${words} | reading breaks | failed${words}`,
  `reading${words} | reading silent | failed${words}`,
  `failed${words} | reads again | reading${words}`,
]);

const deciding = WORDS.flatMap((words) => [
  ...Object.entries(FACES).flatMap(([face, state]) => [
    `deciding.${state}${words} | begins to refuse | refusing${face}${words}`,
    `refusing${face}${words} | says why | refusing${face}, with words`,
    `refusing${face}${words} | says nothing | refusing${face}`,
    `refusing${face}${words} | refuses | ${words ? `sending, to refuse${face}${words}` : `refusing${face}`}`,
    `refusing${face}${words} | goes back | deciding.${state}${words}`,
  ]),
  // What cannot be done is not approved.
  `deciding.asProposed${words} | approves | sending, to approve${words}`,
  `deciding.changedSince${words} | approves | sending, to approve, other now${words}`,
  `deciding.own${words} | withdraws | sending, to withdraw${words}`,
]);

/** While nobody has decided, the proposal is polled. */
const seeing = WORDS.flatMap((words) =>
  ['asProposed', 'changedSince', 'stale', 'own', 'others'].flatMap((state) => [
    `deciding.${state}${words} | sees it as proposed | deciding.asProposed${words}`,
    `deciding.${state}${words} | sees it changed | deciding.changedSince${words}`,
    `deciding.${state}${words} | sees it stale | deciding.stale${words}`,
    `deciding.${state}${words} | sees it decided | over`,
  ]),
);

/** Steps of a call that decides, and the state to return to when it was not carried out. */
const sent = (what: string, words: string, back: string) => [
  `sending, ${what} | is done | over`,
  `sending, ${what} | somebody was first | reading${words}`,
  `sending, ${what} | its time is over | reading${words}`,
  `sending, ${what} | deciding finds nothing | missing`,
  `sending, ${what} | deciding is refused | ${back}`,
  `sending, ${what} | deciding unauthorised | ${back}`,
  `sending, ${what} | deciding unreachable | unsure, ${what}`,
  `sending, ${what} | deciding silent | unsure, ${what}`,
  `unsure, ${what} | asks again | sending, ${what}`,
  `unsure, ${what} | reads again | reading${words}`,
];

export const steps: readonly string[] = [
  ...reading,
  ...seeing,
  ...deciding,
  ...WORDS.flatMap((words) => [
    ...sent(`to approve${words}`, words, `deciding.asProposed${words}`),
    ...sent(`to approve, other now${words}`, words, `deciding.changedSince${words}`),
    ...sent(`to withdraw${words}`, words, `deciding.own${words}`),
  ]),
  ...Object.keys(FACES).flatMap((face) =>
    sent(`to refuse${face}, with words`, ', with words', `refusing${face}, with words`),
  ),
];
