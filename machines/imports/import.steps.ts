// Written by hand from machines.md 24: every step there is, and none besides.

const PLACES = {
  'waits for its rows': 'unfinished',
  'waits for its columns': 'mapping',
  'was brought before': 'known',
  'is being checked': 'checking',
  'has problems': 'problems',
  'is ready': 'ready',
  'waits for a second': 'waiting',
  'is committed': 'done',
  'is being taken back': 'undoing',
  'was taken back': 'undone',
  'was thrown away': 'discarded',
};

/** News of another tab, a task or a colleague, in states that await no answer; `stays` lists news that does not change this state. */
const watched = (state: string, ...stays: readonly string[]) => {
  const leads = {
    columns: 'mapping',
    problems: 'problems',
    readiness: 'ready',
    proposal: 'waiting',
    commit: 'done',
    'taking back': 'undoing',
    undone: 'undone',
    throwing: 'discarded',
  };
  return Object.entries(leads).map(([news, to]) => `${state} | news of ${news} | ${stays.includes(news) ? state : to}`);
};

/** Outcomes of a failed call after which only the import is read again. */
const calling = (state: string, call: string, limit = 'silent') => [
  `${state} | ${call} is refused | reading`,
  `${state} | ${call} ${limit} | reading`,
];

export const steps: readonly string[] = [
  ...Object.entries(PLACES).map(([answer, to]) => `reading | ${answer} | ${to}`),
  'reading | is not there | missing',
  'reading | reading breaks | failed',
  'reading | reading silent | failed',
  'failed | reads again | reading',

  'unfinished | throws away | discarding',
  'unfinished | news of progress | unfinished',
  ...watched('unfinished'),

  'known | goes on | mapping',
  'known | throws away | discarding',
  'known | news of progress | known',
  // The earlier import of the same file was taken back.
  ...watched('known'),

  'mapping | sets a column | mapping',
  'mapping | has it checked | starting',
  'mapping | throws away | discarding',
  ...watched('mapping', 'columns', 'problems', 'readiness'),

  'starting | checking begins | checking',
  ...calling('starting', 'check'),

  // Only once: later the columns are shown.
  'reading | is certain | skipping',
  'skipping | checking begins | checking',
  'skipping | check is refused | reading',
  'skipping | skip silent | reading',

  'checking | stops it | stopping',
  'checking | news of progress | checking',
  ...watched('checking'),
  'stopping | check stopped | mapping',
  'stopping | check was over | problems',
  ...calling('stopping', 'stop'),

  'problems | corrects | correcting',
  'problems | brings corrections | revising',
  'problems | opens columns | mapping',
  'problems | throws away | discarding',
  ...watched('problems', 'problems'),

  'correcting | corrects | correcting, more',
  'correcting | leaves problems | problems',
  'correcting | leaves none | ready',
  ...calling('correcting', 'correction'),
  'correcting, more | leaves problems | correcting',
  'correcting, more | leaves none | correcting',
  ...calling('correcting, more', 'correction'),

  'revising | revision leaves problems | problems',
  'revising | revision leaves none | ready',
  ...calling('revising', 'revision'),

  'ready | corrects | correcting',
  'ready | opens columns | mapping',
  'ready | throws away | discarding',
  'ready | commits | committing',
  // An incomplete form is not sent.
  'ready | commits what misses | ready',
  ...watched('ready', 'readiness'),

  'committing | commits all | done',
  // Above the limit of the company.
  'committing | proposes all | waiting',
  'committing | commit is refused | reading',
  'committing | commit unreachable | unsure.asking',
  'committing | commit silent | unsure.asking',

  'unsure.asking | was committed | done',
  'unsure.asking | was proposed | waiting',
  'unsure.asking | was not committed | ready',
  'unsure.asking | asking breaks | unsure.unresolved',
  'unsure.asking | asking silent | unsure.unresolved',
  'unsure.unresolved | asks again | unsure.asking',

  // Somebody else approves it, or nobody does.
  ...watched('waiting', 'proposal'),

  'done | wants it back | confirming',
  ...watched('done', 'commit'),
  'confirming | confirms | takingBack',
  'confirming | keeps it | done',
  ...watched('confirming', 'commit'),
  'takingBack | taking back begins | undoing',
  ...calling('takingBack', 'undo'),
  'undoing | news of progress | undoing',
  ...watched('undoing', 'taking back'),

  'discarding | throwing answers | discarded',
  ...calling('discarding', 'throwing'),
];
