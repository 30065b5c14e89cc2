// Written by hand from machines.md 25: every step there is, and none besides.

/** Before the run. "Back" leads to the filled-in form, or without one to the selection. */
const lookedAt = (asked: '' | ', asked') => {
  const back = asked ? 'filling' : 'selecting';
  const starting = (some: '' | ', some') => {
    const seen = some ? 'previewed.some' : 'previewed.all';
    return [
      `${seen}${asked} | confirms | starting${some}${asked}`,
      `${seen}${asked} | ten minutes pass | expired${asked}`,
      `${seen}${asked} | goes back | ${back}`,
      `${seen}${asked} | closes | selecting`,

      `starting${some}${asked} | is begun | underWay.running`,
      `starting${some}${asked} | comes too late | expired${asked}`,
      `starting${some}${asked} | is forgotten | expired${asked}`,
      `starting${some}${asked} | running unauthorised | ${seen}${asked}`,
      `starting${some}${asked} | running is forbidden | forbidden${asked}`,
      `starting${some}${asked} | running breaks | ${seen}${asked}`,
      `starting${some}${asked} | running unreachable | unsure.asking${some}${asked}`,
      `starting${some}${asked} | running silent | unsure.asking${some}${asked}`,

      // Nothing is sent again: the outcome is asked for.
      `unsure.asking${some}${asked} | was begun | underWay.running`,
      `unsure.asking${some}${asked} | is done already | done.all`,
      `unsure.asking${some}${asked} | was not begun | ${seen}${asked}`,
      `unsure.asking${some}${asked} | asking breaks | unsure.unresolved${some}${asked}`,
      `unsure.asking${some}${asked} | asking silent | unsure.unresolved${some}${asked}`,
      `unsure.asking${some}${asked} | closes | selecting`,
      `unsure.unresolved${some}${asked} | asks again | unsure.asking${some}${asked}`,
      `unsure.unresolved${some}${asked} | closes | selecting`,
    ];
  };
  const again = ['expired', 'failed', 'forbidden'].flatMap((state) => [
    `${state}${asked} | looks again | previewing${asked}`,
    `${state}${asked} | goes back | ${back}`,
    `${state}${asked} | closes | selecting`,
  ]);
  return [
    `previewing${asked} | all would change | previewed.all${asked}`,
    `previewing${asked} | some would change | previewed.some${asked}`,
    `previewing${asked} | none would change | previewed.none${asked}`,
    `previewing${asked} | looking unauthorised | ${back}`,
    `previewing${asked} | looking is forbidden | forbidden${asked}`,
    `previewing${asked} | a value is refused | ${asked ? 'filling' : 'failed'}`,
    `previewing${asked} | are too many | failed${asked}`,
    `previewing${asked} | looking breaks | failed${asked}`,
    `previewing${asked} | looking silent | failed${asked}`,
    `previewing${asked} | goes back | ${back}`,
    `previewing${asked} | closes | selecting`,

    `previewed.none${asked} | goes back | ${back}`,
    `previewed.none${asked} | closes | selecting`,
    ...starting(''),
    ...starting(', some'),
    ...again,
  ];
};

/** After the start. The selection of the list stays if the change was opened from elsewhere. */
const begun = (chosen: '' | ', chosen') => {
  const left = chosen ? 'selecting' : 'resting';
  const comesTo = (state: 'underWay.running' | 'underWay.stopping, running') => [
    `${state}${chosen} | goes on | ${state}${chosen}`,
    `${state}${chosen} | all are changed | done.all${chosen}`,
    `${state}${chosen} | some are left out | done.some${chosen}`,
    `${state}${chosen} | none was changed | done.some, final${chosen}`,
    `${state}${chosen} | is stopped | stopped${chosen}`,
    `${state}${chosen} | closes | ${left}`,
  ];
  const comesBack = (state: 'underWay.undoing' | 'underWay.stopping, undoing') => [
    `${state}${chosen} | goes on | ${state}${chosen}`,
    `${state}${chosen} | all are back | undone.all${chosen}`,
    `${state}${chosen} | some are kept | undone.some${chosen}`,
    `${state}${chosen} | taking back is stopped | stopped${chosen}`,
    `${state}${chosen} | closes | ${left}`,
  ];
  const stopping = (way: 'running' | 'undoing') => [
    `underWay.${way}${chosen} | stops | underWay.stopping, ${way}${chosen}`,
    `underWay.stopping, ${way}${chosen} | stopping unauthorised | underWay.${way}${chosen}`,
    `underWay.stopping, ${way}${chosen} | stopping breaks | underWay.${way}${chosen}`,
    `underWay.stopping, ${way}${chosen} | stopping silent | underWay.${way}${chosen}`,
  ];
  const takenBack = (state: string, of: string) => [
    `${state}${chosen} | wants it back | takingBack, ${of}${chosen}`,
    `${state}${chosen} | closes | ${left}`,

    `takingBack, ${of}${chosen} | is taken back | underWay.undoing${chosen}`,
    `takingBack, ${of}${chosen} | is wanted back too late | ${state}${chosen}`,
    `takingBack, ${of}${chosen} | taking back unauthorised | ${state}${chosen}`,
    `takingBack, ${of}${chosen} | taking back unreachable | unsure.asking, ${of}${chosen}`,
    `takingBack, ${of}${chosen} | taking back silent | unsure.asking, ${of}${chosen}`,

    `unsure.asking, ${of}${chosen} | was begun | underWay.undoing${chosen}`,
    `unsure.asking, ${of}${chosen} | is done already | undone.all${chosen}`,
    `unsure.asking, ${of}${chosen} | was not begun | ${state}${chosen}`,
    `unsure.asking, ${of}${chosen} | asking breaks | unsure.unresolved, ${of}${chosen}`,
    `unsure.asking, ${of}${chosen} | asking silent | unsure.unresolved, ${of}${chosen}`,
    `unsure.asking, ${of}${chosen} | closes | ${left}`,
    `unsure.unresolved, ${of}${chosen} | asks again | unsure.asking, ${of}${chosen}`,
    `unsure.unresolved, ${of}${chosen} | closes | ${left}`,
  ];
  return [
    `reading${chosen} | it is running | underWay.running${chosen}`,
    `reading${chosen} | it is being taken back | underWay.undoing${chosen}`,
    `reading${chosen} | it is done | done.all${chosen}`,
    `reading${chosen} | it was stopped | stopped${chosen}`,
    `reading${chosen} | it was taken back | undone.all${chosen}`,
    `reading${chosen} | it was only looked at | missing${chosen}`,
    `reading${chosen} | reading finds nothing | missing${chosen}`,
    `reading${chosen} | reading breaks | unread${chosen}`,
    `reading${chosen} | reading silent | unread${chosen}`,
    `reading${chosen} | closes | ${left}`,
    `missing${chosen} | closes | ${left}`,
    `unread${chosen} | asks again | reading${chosen}`,
    `unread${chosen} | closes | ${left}`,

    ...comesTo('underWay.running'),
    ...comesTo('underWay.stopping, running'),
    ...comesBack('underWay.undoing'),
    ...comesBack('underWay.stopping, undoing'),
    ...stopping('running'),
    ...stopping('undoing'),

    ...takenBack('done.all', 'done'),
    ...takenBack('done.some', 'done, some'),
    ...takenBack('stopped', 'stopped'),
    `done.some, final${chosen} | closes | ${left}`,
    `undone.all${chosen} | closes | ${left}`,
    `undone.some${chosen} | closes | ${left}`,
  ];
};

export const steps: readonly string[] = [
  'resting | chooses some | selecting',
  'resting | chooses all | selecting',
  'resting | opens one | reading',

  'selecting | chooses some | selecting',
  'selecting | chooses all | selecting',
  'selecting | chooses none | resting',
  'selecting | opens one | reading, chosen',
  'selecting | wants other prices | filling',
  'selecting | wants to withdraw them | previewing',

  'filling | fills in | filling',
  'filling | asks what it means | previewing, asked',
  'filling | asks with nothing filled in | filling',
  'filling | closes | selecting',

  ...lookedAt(''),
  ...lookedAt(', asked'),
  ...begun(''),
  ...begun(', chosen'),
];
