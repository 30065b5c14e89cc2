// Written by hand from machines.md 27: every step there is, and none besides.

/** Typing leads to a valid form or one with a field missing. */
const typing = (state: string) => [
  `${state} | types all | filling.settling`,
  `${state} | empties the amount | filling.settling, wrong`,
  `${state} | asks for no unit | filling.incomplete`,
  `${state} | words the reason | ${state}`,
];

const filling = (note: '' | ', wrong') => {
  const states = ['settling', 'looking', 'shown', 'unseen'].map((state) => `filling.${state}${note}`);
  return [
    ...states.flatMap(typing),
    // Nothing wrong is looked at for good.
    ...states.map((state) => `${state} | submits | ${note ? state : 'previewing'}`),
    `filling.settling${note} | rests | filling.looking${note}`,
    `filling.looking${note} | is looked at | filling.shown${note}`,
    `filling.looking${note} | reaches nobody | filling.shown${note}`,
    `filling.looking${note} | reaches oneself alone | filling.shown${note}`,
    `filling.looking${note} | looking breaks | filling.unseen${note}`,
    `filling.looking${note} | looking silent | filling.unseen${note}`,
    `filling.unseen${note} | looks again | filling.looking${note}`,
  ];
};

export const steps: readonly string[] = [
  ...filling(''),
  ...filling(', wrong'),
  'filling.incomplete | types all | filling.settling',
  'filling.incomplete | empties the amount | filling.incomplete',
  'filling.incomplete | asks for no unit | filling.incomplete',
  'filling.incomplete | words the reason | filling.incomplete',
  'filling.incomplete | submits | filling.incomplete',

  'previewing | is looked at | confirming',
  'previewing | reaches nobody | filling.shown',
  'previewing | reaches oneself alone | filling.shown',
  'previewing | looking breaks | filling.unseen',
  'previewing | preview silent | filling.unseen',

  'confirming | confirms | giving',
  'confirming | goes back | filling.shown',

  'giving | gives | given',
  'giving | is something else now | previewing',
  'giving | was another gift | other',
  'giving | giving unauthorised | confirming',
  'giving | giving unreachable | unsure',
  'giving | giving silent | unsure',
  'giving | giving is refused | filling.shown',
  'giving | giving breaks | filling.shown',

  'unsure | asks again | giving',
  'unsure | goes back | filling.shown',

  'other | begins anew | filling.settling',
];
