// Written by hand from specification.md 2, 4, 5, 8 and 9 and product.md 4: every step there is, and none besides.

/** Wherever the list stands: filters load it again, the search only when its pause is over. */
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

/** While the server is asked nothing else is begun; a modal that is closed meanwhile stays closed. */
const workSteps = (work: string) => [
  `working, ${work} | closes | working, left, ${work}`,
  `working, ${work} | opens the list | working, ${work}`,
  `working, left, ${work} | closes | working, left, ${work}`,
  `working, left, ${work} | opens the list | working, ${work}`,
  ...['work done', 'work fails', 'work unauthorised', 'work unreachable', 'work silent'].flatMap((end) => [
    `working, ${work} | ${end} | list.loading`,
    `working, left, ${work} | ${end} | closed`,
  ]),
];

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
  'single | deletes one | working, delete, reading',
  // specification.md 8: a failed mark is only logged.
  'single | mark saved | single',
  'single | mark fails | single',

  'confirmingDeleteAll | closes | closed',
  'confirmingDeleteAll | declines | list.loading',
  'confirmingDeleteAll | confirms | working, deleteAll',

  ...workSteps('readAll'),
  ...workSteps('delete'),
  ...workSteps('delete, reading'),
  ...workSteps('deleteAll'),
];
