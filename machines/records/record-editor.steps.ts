// Written by hand from machines.md 21: every step there is, and none besides.

/** Typing leads to a valid or missing name. */
const typed = (state: string, elsewhere = '') => [
  `${state} | types a name | dirty${elsewhere}`,
  `${state} | types no name | dirty, wrong${elsewhere}`,
];

/** Closing the form never loses the draft. */
const closing = (state: string, draft = '') => `${state} | closes | closed${draft}`;

const KEPT = ', with a draft';

/** Reading a record for the first time, or with a stored draft. */
const opening = (draft: string) => [
  `opening${draft} | reading breaks | failed${draft && KEPT}`,
  `opening${draft} | reading finds nothing | missing${draft && KEPT}`,
  `opening${draft} | reading is forbidden | forbidden${draft && KEPT}`,
  `opening${draft} | reading silent | failed${draft && KEPT}`,
  closing(`opening${draft}`, draft && KEPT),
];

/** Unsaved changes; `note`: they are wrong, or the session ended during a save. */
const dirty = (note: string, elsewhere: string, saved: string) => {
  const state = `dirty${note}${elsewhere}`;
  const closed = note === ', interrupted' ? note : KEPT;
  return [
    ...typed(state, elsewhere),
    `${state} | types it back | clean${elsewhere}`,
    `${state} | leaves the name | ${state}`,
    `${state} | discards | clean${elsewhere}`,
    `${state} | saves | ${saved}`,
    `${state} | is changed elsewhere | dirty${note}, changed elsewhere`,
    `${state} | is offered | dirty${note}`,
    `${state} | is offered as others saved it | dirty${note}, changed elsewhere`,
    closing(state, closed),
    ...(elsewhere ? [`${state} | reads again | merging.reading`] : []),
  ];
};

/** Saved here; a message says so for some seconds. */
const saved = (by: string, elsewhere: string) => {
  const state = `${by}${elsewhere}`;
  return [
    ...typed(state, elsewhere),
    `${state} | is changed elsewhere | ${by}, changed elsewhere`,
    `${state} | is offered | ${by}`,
    `${state} | is offered as others saved it | ${by}, changed elsewhere`,
    `${state} | time to undo is over | clean${elsewhere}`,
    closing(state),
  ];
};

/** Both values side by side: no choice yet, mine, theirs, or a value that the rules reject. */
const choosing = (chosen: string, saved: string | null) => {
  const state = `merging.choosing${chosen}`;
  return [
    `${state} | chooses mine | merging.choosing${chosen === ', wrong' ? chosen : ', mine'}`,
    `${state} | chooses theirs | merging.choosing, theirs`,
    `${state} | writes a third | merging.choosing, mine`,
    `${state} | writes nothing | merging.choosing, wrong`,
    `${state} | takes all theirs | clean`,
    closing(state, KEPT),
    ...(saved ? [`${state} | saves | ${saved}`] : []),
  ];
};

const joined = (state: string) => [
  `${state} | saves | saving`,
  `${state} | takes all theirs | clean`,
  closing(state, KEPT),
];

export const steps: readonly string[] = [
  ...opening(''),
  'opening | reading answers | clean',
  ...opening(KEPT),
  'opening, with a draft | reading answers | resuming',
  'opening, with a draft | reading answers a newer one | resuming, newer',
  'opening, with a draft | reading answers what was typed | clean',
  // After signing in again the flow continues where it was.
  ...opening(', interrupted'),
  'opening, interrupted | reading answers | dirty',
  'opening, interrupted | reading answers a newer one | merging.reading',
  'opening, interrupted | reading answers what was typed | clean',

  'resuming | resumes | dirty',
  'resuming | discards | clean',
  closing('resuming', KEPT),
  'resuming, newer | resumes | merging.reading',
  'resuming, newer | discards | opening',
  closing('resuming, newer', KEPT),

  ...typed('clean'),
  'clean | is changed elsewhere | clean, changed elsewhere',
  // Offered or withdrawn outside of the form, whose state stays.
  'clean | is offered | clean',
  'clean, changed elsewhere | is offered | clean',
  // Not what somebody else saved before: that is said.
  'clean | is offered as others saved it | clean, changed elsewhere',
  'clean, changed elsewhere | is offered as others saved it | clean, changed elsewhere',
  closing('clean'),
  ...typed('clean, changed elsewhere', ', changed elsewhere'),
  'clean, changed elsewhere | is changed elsewhere | clean, changed elsewhere',
  'clean, changed elsewhere | reads again | opening',
  closing('clean, changed elsewhere'),

  ...['', ', changed elsewhere'].flatMap((elsewhere) => [
    ...dirty('', elsewhere, 'saving'),
    // Invalid answers are not sent.
    ...dirty(', wrong', elsewhere, `dirty, wrong${elsewhere}`),
    ...dirty(', interrupted', elsewhere, 'saving'),
  ]),

  'saving | saving answers | saved',
  'saving | saving names a field | dirty',
  'saving | saving breaks | dirty',
  'saving | saving unauthorised | dirty, interrupted',
  'saving | saving comes late | merging.reading',
  'saving | saving is forbidden | forbidden, with a draft',
  'saving | saving finds nothing | missing, with a draft',
  'saving | saving unreachable | unsure.asking',
  'saving | saving silent | unsure.asking',
  closing('saving', KEPT),

  'unsure.asking | was saved | saved',
  'unsure.asking | was not saved | dirty',
  'unsure.asking | asking unauthorised | dirty, interrupted',
  'unsure.asking | asking finds nothing | missing, with a draft',
  'unsure.asking | asking unreachable | unsure.unresolved',
  'unsure.asking | asking silent | unsure.unresolved',
  closing('unsure.asking', KEPT),
  'unsure.unresolved | asks again | unsure.asking',
  closing('unsure.unresolved', KEPT),

  'saved | undoes | undoing',
  'saved, changed elsewhere | undoes | undoing',
  // For good: somebody has changed it since.
  ...['saved', 'saved, for good'].flatMap((state) => [
    ...saved(state, ''),
    ...saved(state, ', changed elsewhere'),
    `${state}, changed elsewhere | reads again | opening`,
  ]),

  'undoing | undoing answers | clean',
  'undoing | undoing comes late | saved, for good',
  'undoing | undoing breaks | saved',
  'undoing | undoing silent | saved',
  'undoing | undoing unauthorised | saved',
  closing('undoing'),

  'merging.reading | theirs is another field | merging.joined',
  'merging.reading | theirs is the same field | merging.choosing',
  'merging.reading | theirs is the same | clean',
  'merging.reading | theirs took it off | merging.joined, off the offer',
  'merging.reading | theirs is gone | missing, with a draft',
  'merging.reading | theirs cannot be read | merging.unread',
  'merging.reading | theirs silent | merging.unread',
  closing('merging.reading', KEPT),
  'merging.unread | reads again | merging.reading',
  closing('merging.unread', KEPT),
  ...joined('merging.joined'),
  ...joined('merging.joined, off the offer'),
  ...choosing('', null),
  ...choosing(', mine', 'saving'),
  // Theirs is there already.
  ...choosing(', theirs', 'clean'),
  ...choosing(', wrong', 'dirty, wrong'),

  'forbidden | reads again | opening',
  closing('forbidden'),
  'forbidden, with a draft | reads again | opening, with a draft',
  'forbidden, with a draft | saves | saving',
  closing('forbidden, with a draft', KEPT),
  closing('missing'),
  'missing, with a draft | discards | missing',
  closing('missing, with a draft', KEPT),
  'failed | reads again | opening',
  closing('failed'),
  'failed, with a draft | reads again | opening, with a draft',
  closing('failed, with a draft', KEPT),

  'closed | opens again | opening',
  'closed, with a draft | opens again | opening, with a draft',
  'closed, interrupted | opens again | opening, interrupted',
];
