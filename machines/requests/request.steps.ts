// Written by hand from product.md 4 and 7.8 and specification.md 5: every step there is, and none besides.

/** What may be done in the details, and where one comes from there; with or without a file. */
const details = (note: string, file: string) => [
  `details${note} | goes back | kind${note}`,
  `details${note} | submits details | ${file}`,
  `details${note} | submits wrong details | details${note}`,
  `details${note} | types details | details${note}`,
];

/** A refusal leaves everything as it was typed. */
const refused = (state: string) => [`${state} | goes back | review`, `${state} | opens details | details, with a file`];

/** The same request may be sent again; the server looks at the money itself. */
const sendsAgain = (state: string) => [
  `${state} | sends too much | sending.progress`,
  `${state} | sends | sending.progress`,
];

export const steps: readonly string[] = [
  'kind | chooses kind | kind',
  'kind | goes on | details',
  'kind, with a file | chooses kind | kind, with a file',
  'kind, with a file | goes on | details, with a file',
  ...details('', 'file.none'),
  ...details(', with a file', 'file.ready'),

  'file.none | chooses file | file.checking',
  'file.none | goes back | details',
  'file.checking | chooses file | file.checking',
  'file.checking | file is good | file.ready',
  'file.checking | file is of a wrong type | file.wrongType',
  'file.checking | file is too large | file.tooLarge',
  'file.checking | goes back | details',
  'file.checking | removes file | file.none',
  'file.tooLarge | chooses file | file.checking',
  'file.tooLarge | goes back | details',
  'file.wrongType | chooses file | file.checking',
  'file.wrongType | goes back | details',
  'file.ready | chooses file | file.checking',
  'file.ready | goes back | details, with a file',
  'file.ready | goes on | review',
  'file.ready | removes file | file.none',

  'review | goes back | file.ready',
  'review | opens details | details, with a file',
  'review | opens file | file.ready',
  'review | opens kind | kind, with a file',
  'review | sends | sending.progress',
  // specification.md 5: not more than the available budget, which may have become less meanwhile.
  'review | sends too much | details, with a file',

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
  ...refused('refused.unanswered'),
  ...sendsAgain('refused.unanswered'),
  ...refused('refused.other'),
  ...sendsAgain('refused.other'),

  'filed | starts again | kind',
];
