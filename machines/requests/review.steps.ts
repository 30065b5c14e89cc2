// Written by hand from machines.md 29: every step there is, and none besides.

/** Steps that are the same with and without a text. */
const inAny = (note: '' | ', worded') => {
  const worded = ['refusing', 'asking'].flatMap((state) => [
    `${state}${note} | words it | ${state}, worded`,
    `${state}${note} | empties it | ${state}`,
    `${state}${note} | says a code | ${state}${note}`,
    `${state}${note} | goes back | looking.open${note}`,
  ]);
  const looking = ['open', 'own', 'decided'].flatMap((state) => [
    `looking.${state}${note} | sees it open | looking.open${note}`,
    `looking.${state}${note} | sees it decided | looking.decided${note}`,
    `looking.${state}${note} | sees it as own | looking.own${note}`,
  ]);
  return [
    ...looking,
    ...worded,
    `looking.open${note} | accepts | aboutToSend${note}`,
    `looking.open${note} | refuses | refusing${note}`,
    `looking.open${note} | asks | asking${note}`,

    `aboutToSend${note} | undoes | looking.open${note}`,
    `aboutToSend${note} | sends | sending${note}`,
    `aboutToSend${note} | waits | sending${note}`,

    `sending${note} | is settled | settled`,
    `sending${note} | was second | overtaken`,
    `sending${note} | had not seen all | changedMeanwhile${note}`,
    `sending${note} | was their own | notYours`,
    `sending${note} | sending unauthorised | failed${note}`,
    `sending${note} | sending unreachable | unsure${note}`,
    `sending${note} | sending silent | unsure${note}`,
    `sending${note} | sending forbidden | failed${note}`,
    `sending${note} | sending breaks | failed${note}`,

    `unsure${note} | asks what became | sending${note}`,
    `unsure${note} | goes back | looking.open${note}`,
    `failed${note} | sends | sending${note}`,
    `failed${note} | goes back | looking.open${note}`,
    `changedMeanwhile${note} | looks | looking.open${note}`,
  ];
};

export const steps: readonly string[] = [
  ...inAny(''),
  ...inAny(', worded'),
  'refusing | submits | refusing',
  'asking | submits | asking',
  'refusing, worded | submits | aboutToSend, refused',
  'asking, worded | submits | sending, worded',
  'aboutToSend, refused | undoes | refusing, worded',
  'aboutToSend, refused | sends | sending, worded',
  'aboutToSend, refused | waits | sending, worded',
];
