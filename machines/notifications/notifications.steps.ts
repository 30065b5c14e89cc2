// Written by hand from specification.md 2, 4, 5, 8 and 9 and product.md 4: every step there is, and none besides.

/** The state of the list: filters reload it immediately, the search after its pause. */
const listSteps = (state: string) => [
  ...['', ', typing'].flatMap((typing) => [
    `${state}${typing} | closes | closed`,
    `${state}${typing} | opens one | single`,
    `${state}${typing} | list arrives | list.ready${typing}`,
    `${state}${typing} | list arrives empty | list.empty${typing}`,
    `${state}${typing} | list fails | list.failed${typing}`,
    `${state}${typing} | chooses unread | list.loading${typing}`,
    `${state}${typing} | clears filters | list.loading`,
    `${state}${typing} | types a search | ${state}, typing`,
  ]),
  `${state}, typing | typing pauses | list.loading`,
];

const ends = ['work done', 'work fails', 'work unauthorised', 'work unreachable', 'work silent'];

/**
 * While an action is awaited no other one starts, and the list can be used as before. A notification opened meanwhile stays open
 * afterwards, unless it was deleted (`it`); the dialog that reports that all are deleted covers it. A modal closed meanwhile stays
 * closed and starts over when it is opened.
 */
const workSteps = (work: string, opened?: 'it' | 'another') =>
  ['', ', typing'].flatMap((typing) => {
    const list = `working, ${work}`;
    const left = `working, left, ${work}`;
    const one = opened ? `working, reading ${opened}, ${work}` : list;
    return [
      ...[...new Set([list, left, one])].flatMap((at) => [
        `${at}${typing} | types a search | ${at}, typing`,
        ...(typing ? [`${at}, typing | typing pauses | ${at}`] : []),
        `${at}${typing} | chooses unread | ${at}${typing}`,
        `${at}${typing} | clears filters | ${at}`,
        `${at}${typing} | retries | ${at}${typing}`,
        `${at}${typing} | shows the new ones | ${at}${typing}`,
        `${at}${typing} | opens the list | ${list}${typing}`,
        `${at}${typing} | opens one | ${one}${typing}`,
        `${at}${typing} | closes | ${left}`,
      ]),
      ...ends.flatMap((end) => [
        `${list}${typing} | ${end} | list.loading`,
        `${left}${typing} | ${end} | closed`,
        ...(opened ? [`${one}${typing} | ${end} | ${opened === 'it' ? 'list.loading' : 'single'}`] : []),
      ]),
    ];
  });

export const steps: readonly string[] = [
  'closed | opens the list | list.loading',
  'closed | opens one | single',

  ...listSteps('list.loading'),
  ...listSteps('list.empty'),
  ...listSteps('list.failed'),
  'list.failed | retries | list.loading',
  'list.failed, typing | retries | list.loading, typing',

  ...listSteps('list.ready'),
  ...['', ', typing'].flatMap((typing) => [
    `list.ready${typing} | reads all | working, readAll`,
    `list.ready${typing} | deletes one | working, delete`,
    `list.ready${typing} | asks to delete all | confirmingDeleteAll`,
    // product.md 4: what is shown is seen.
    `list.ready${typing} | shows the new ones | list.ready${typing}`,
  ]),

  'single | closes | closed',
  'single | opens the list | list.loading',
  'single | opens one | single',
  'single | deletes one | working, reading it, delete',
  // specification.md 8: a failed mark is only logged.
  'single | mark saved | single',
  'single | mark fails | single',

  'confirmingDeleteAll | closes | closed',
  'confirmingDeleteAll | declines | list.loading',
  'confirmingDeleteAll | confirms | working, deleteAll',

  ...workSteps('readAll', 'another'),
  ...workSteps('delete', 'it'),
  ...workSteps('deleteAll'),
];
