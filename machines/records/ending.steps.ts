// Written by hand from machines.md 22: every step there is, and none besides.

/** Reading the effects, for the first time or again: answers that were given stay. */
const reading = (note: '' | ', answered') => {
  const wrong = note ? '' : ', wrong';
  return [
    `reading${note} | impact is harmless | weighing.harmless${wrong}`,
    `reading${note} | impact is heavy | weighing.heavy${wrong}`,
    `reading${note} | impact is blocked | weighing.blocked${note}`,
    `reading${note} | is over already | over`,
    `reading${note} | reading finds nothing | missing`,
    `reading${note} | reading is forbidden | forbidden${note}`,
    `reading${note} | reading breaks | failed${note}`,
    `reading${note} | reading silent | failed${note}`,
    `reading${note} | dismisses | closed`,

    `weighing.blocked${note} | reads again | reading${note}`,
    `weighing.blocked${note} | dismisses | closed`,
    `forbidden${note} | reads again | reading${note}`,
    `forbidden${note} | dismisses | closed`,
    `failed${note} | reads again | reading${note}`,
    `failed${note} | dismisses | closed`,
  ];
};

/** The question, before and after it is answered. */
const weighing = (weight: 'harmless' | 'heavy') => {
  const of = weight === 'heavy' ? ', heavy' : '';
  return [
    `weighing.${weight}, wrong | answers all | weighing.${weight}`,
    `weighing.${weight}, wrong | answers nothing | weighing.${weight}, wrong`,
    // Invalid answers are not sent.
    `weighing.${weight}, wrong | confirms | weighing.${weight}, wrong`,
    `weighing.${weight}, wrong | dismisses | closed`,
    `weighing.${weight} | answers all | weighing.${weight}`,
    `weighing.${weight} | answers nothing | weighing.${weight}, wrong`,
    `weighing.${weight} | confirms | ending${of}`,
    `weighing.${weight} | dismisses | closed`,

    `ending${of} | ends | ended`,
    `ending${of} | means something else now | reading, answered`,
    `ending${of} | was changed by somebody | reading, answered`,
    `ending${of} | a field is refused | weighing.${weight}`,
    `ending${of} | ending unauthorised | weighing.${weight}`,
    `ending${of} | ending is forbidden | forbidden, answered`,
    `ending${of} | ending finds nothing | missing`,
    `ending${of} | ending unreachable | unsure.asking${of}`,
    `ending${of} | ending silent | unsure.asking${of}`,
    `ending${of} | ending breaks | weighing.${weight}`,

    `unsure.asking${of} | was ended | ended`,
    `unsure.asking${of} | was not ended | weighing.${weight}`,
    `unsure.asking${of} | asking unauthorised | weighing.${weight}`,
    `unsure.asking${of} | asking finds nothing | missing`,
    `unsure.asking${of} | asking unreachable | unsure.unresolved${of}`,
    `unsure.asking${of} | asking silent | unsure.unresolved${of}`,
    `unsure.asking${of} | dismisses | closed`,
    `unsure.unresolved${of} | asks again | unsure.asking${of}`,
    `unsure.unresolved${of} | dismisses | closed`,
  ];
};

export const steps: readonly string[] = [
  ...reading(''),
  ...reading(', answered'),
  ...weighing('harmless'),
  ...weighing('heavy'),

  'over | dismisses | closed',
  'missing | dismisses | closed',

  'ended | is wanted back | restoring',
  'restoring | restoring answers | restored',
  'restoring | restoring comes late | ended',
  'restoring | restoring unauthorised | ended',
  'restoring | restoring breaks | ended',
  'restoring | restoring silent | ended',
];
