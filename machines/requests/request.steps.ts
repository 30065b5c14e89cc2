// Written by hand from product.md 4 and 7.8 and specification.md 5: every step there is, and none besides.

/** The form: invalid, valid, or valid except for the budget, which was spent elsewhere. */
const FORMS = ['', ', filled', ', spent'] as const;
type Form = (typeof FORMS)[number];

const kind = (file: string, form: Form) => [
  `kind${file}${form} | chooses kind | kind${file}${form}`,
  `kind${file}${form} | goes on | details${file}${form}`,
];

/** The details step, and the step it leads to; with or without a file. */
const details = (file: string, form: Form, next: string) => {
  const state = `details${file}${form}`;
  const spent = form === ', spent' ? form : '';
  return [
    `${state} | goes back | kind${file}${form}`,
    // specification.md 5: nothing wrong is gone on with, and not more than the available budget.
    `${state} | submits details | ${form === ', filled' ? next : state}`,
    `${state} | types details | details${file}${spent || ', filled'}`,
    `${state} | types wrong details | details${file}${spent}`,
  ];
};

/** The file step and the review; the budget may be spent elsewhere meanwhile. */
const fileAndReview = (spent: '' | ', spent') => {
  const form = spent || ', filled';
  return [
    `file.none${spent} | chooses file | file.checking${spent}`,
    `file.none${spent} | goes back | details${form}`,
    `file.checking${spent} | chooses file | file.checking${spent}`,
    `file.checking${spent} | file is good | file.ready${spent}`,
    `file.checking${spent} | file is of a wrong type | file.wrongType${spent}`,
    `file.checking${spent} | file is too large | file.tooLarge${spent}`,
    `file.checking${spent} | goes back | details${form}`,
    `file.checking${spent} | removes file | file.none${spent}`,
    `file.tooLarge${spent} | chooses file | file.checking${spent}`,
    `file.tooLarge${spent} | goes back | details${form}`,
    `file.wrongType${spent} | chooses file | file.checking${spent}`,
    `file.wrongType${spent} | goes back | details${form}`,
    `file.ready${spent} | chooses file | file.checking${spent}`,
    `file.ready${spent} | goes back | details, with a file${form}`,
    `file.ready${spent} | goes on | review${spent}`,
    `file.ready${spent} | removes file | file.none${spent}`,

    `review${spent} | goes back | file.ready${spent}`,
    `review${spent} | opens details | details, with a file${form}`,
    `review${spent} | opens file | file.ready${spent}`,
    `review${spent} | opens kind | kind, with a file${form}`,
    `review${spent} | budget is spent | review, spent`,
  ];
};

/** A refusal leaves the form unchanged. */
const refused = (state: string) => [
  `${state} | goes back | review`,
  `${state} | opens details | details, with a file, filled`,
  `${state} | opens file | file.ready`,
  `${state} | opens kind | kind, with a file, filled`,
];

export const steps: readonly string[] = [
  ...FORMS.flatMap((form) => [
    ...kind('', form),
    ...kind(', with a file', form),
    ...details('', form, 'file.none'),
    ...details(', with a file', form, 'file.ready'),
  ]),

  ...fileAndReview(''),
  ...fileAndReview(', spent'),
  'review | sends | sending.progress',
  // specification.md 5: not more than the available budget, which may have become less meanwhile.
  'review, spent | sends | details, with a file, spent',

  'sending.progress | filing answers | filed',
  'sending.progress | filing breaks | refused.other',
  'sending.progress | filing finds a duplicate | refused.duplicate',
  'sending.progress | filing over budget | refused.overBudget',
  'sending.progress | filing silent | refused.unanswered',
  'sending.progress | filing unauthorised | review',
  'sending.progress | filing unreachable | refused.unanswered',
  'sending.progress | is sent by half | sending.progress',

  ...refused('refused.duplicate'),
  'refused.duplicate | accepts duplicate | sending.progress',
  ...refused('refused.overBudget'),
  // The request may be sent again unchanged, because the server checks the money itself.
  ...refused('refused.unanswered'),
  'refused.unanswered | sends | sending.progress',
  ...refused('refused.other'),
  'refused.other | sends | sending.progress',

  'filed | starts again | kind',
];
