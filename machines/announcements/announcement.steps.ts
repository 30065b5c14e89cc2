// Written by hand from machines.md 30: every step there is, and none besides.

/** Each status that can be read, and the state that shows it. */
const SEEN = {
  'is a draft': 'writing',
  'is proposed': 'proposed',
  'is to be decided': 'deciding',
  'is queued': 'queued',
  'is scheduled': 'scheduled',
  'is being sent': 'sending',
  'is being stopped': 'stopping',
  'is stopped': 'stopped',
  'is sent': 'sent',
  'is being withdrawn': 'withdrawing',
  'is withdrawn': 'withdrawn',
} as const;

const WORDS = ['', ', with words'] as const;

/** The reason for a rejection stays while the proposal waits for a decision. */
const looking = [...Object.values(SEEN), 'deciding, with words'].flatMap((from) =>
  Object.entries(SEEN).map(([event, to]) =>
    from === 'deciding, with words' && to === 'deciding'
      ? `looking.${from} | ${event} | looking.${from}`
      : `looking.${from} | ${event} | looking.${to}`,
  ),
);

const pressing = [
  'looking.writing | sends to some | confirming.plain',
  'looking.writing | sends to many | confirming.typing',
  'looking.writing | sends to some by night | confirming.plain, by night',
  'looking.proposed | calls it back | acting, to cancel',
  'looking.queued | calls it back | acting, to cancel, queued',
  'looking.scheduled | calls it back | acting, to cancel, scheduled',
  'looking.sending | stops it | acting, to stop',
  'looking.stopped | goes on | acting, to resume, stopped',
  ...['stopped', 'sent'].flatMap((status) => [
    `looking.${status} | begins to withdraw | confirmingWithdrawal, ${status}`,
    `confirmingWithdrawal, ${status} | confirms the withdrawal | acting, to withdraw, ${status}`,
    `confirmingWithdrawal, ${status} | leaves it | looking.${status}`,
  ]),
  ...WORDS.flatMap((words) => [
    `looking.deciding${words} | approves | acting, to approve${words}`,
    `looking.deciding${words} | begins to refuse | refusing${words}`,
    `refusing${words} | says why | refusing, with words`,
    `refusing${words} | says nothing | refusing`,
    `refusing${words} | does not refuse | looking.deciding${words}`,
    `refusing${words} | refuses | ${words ? 'acting, to refuse, with words' : 'refusing'}`,
  ]),
];

const NIGHTS = ['', ', by night', ', night meant'] as const;

/** Above a limit the number of people is confirmed, and at night the hour. */
const confirming = NIGHTS.flatMap((night) =>
  ['plain', 'typing', 'typing, typed'].flatMap((kind) => {
    const here = `confirming.${kind}${night}`;
    const mayAct = kind !== 'typing' && night !== ', by night';
    const people = kind === 'plain' ? 'some' : 'many, typed';
    return [
      `${here} | means the night | confirming.${kind}${night === '' ? '' : ', night meant'}`,
      `${here} | does not mean the night | confirming.${kind}${night === '' ? '' : ', by night'}`,
      `${here} | goes back | looking.writing`,
      `${here} | confirms | ${mayAct ? `acting, to send to ${people}${night}` : here}`,
      ...(kind === 'plain'
        ? []
        : [
            `${here} | types the number | confirming.typing, typed${night}`,
            `${here} | types another number | confirming.typing${night}`,
          ]),
    ];
  }),
);

/** Steps of a call: where its success leads, and the state to return to when it was not carried out. */
function acted(what: string, done: string, back: string, words = ''): string[] {
  const here = `acting, to ${what}`;
  return [
    `${here} | is done | looking.${done}`,
    `${here} | somebody was first | checking${words}`,
    `${here} | is refused | ${back}`,
    `${here} | is unauthorised | ${back}`,
    `${here} | is unreachable | unsure${words}`,
    `${here} | is silent | unsure${words}`,
  ];
}

const sending = NIGHTS.filter((night) => night !== ', by night').flatMap((night) => [
  ...acted(`send to some${night}`, 'queued', `confirming.plain${night}`),
  `acting, to send to some${night} | others would get it | confirming.plain${night}`,
  `acting, to send to some${night} | it is night | confirming.plain, by night`,
  ...acted(`send to many, typed${night}`, 'queued', `confirming.typing, typed${night}`),
  `acting, to send to many, typed${night} | others would get it | confirming.typing${night}`,
  `acting, to send to many, typed${night} | it is night | confirming.typing, typed, by night`,
]);

/** Refusals that only sending can get: after any other call the announcement is read again. */
const other = (what: string, done: string, back: string, words = '') => [
  ...acted(what, done, back, words),
  `acting, to ${what} | others would get it | checking${words}`,
  `acting, to ${what} | it is night | checking${words}`,
];

const acting = [
  ...other('cancel', 'writing', 'looking.proposed'),
  ...other('cancel, queued', 'writing', 'looking.queued'),
  ...other('cancel, scheduled', 'writing', 'looking.scheduled'),
  ...other('stop', 'stopping', 'looking.sending'),
  ...other('resume, stopped', 'sending', 'looking.stopped'),
  ...other('withdraw, sent', 'withdrawing', 'confirmingWithdrawal, sent'),
  ...other('withdraw, stopped', 'withdrawing', 'confirmingWithdrawal, stopped'),
  ...WORDS.flatMap((words) => other(`approve${words}`, 'queued', `looking.deciding${words}`, words)),
  ...other('refuse, with words', 'writing', 'refusing, with words', ', with words'),
];

const asking = WORDS.flatMap((words) => [
  `unsure${words} | asks what is so | checking${words}`,
  `checking${words} | is a draft still | looking.writing`,
  `checking${words} | is queued after all | looking.queued`,
  `checking${words} | waits to be decided | looking.deciding${words}`,
  `checking${words} | reading breaks | unsure${words}`,
  `checking${words} | reading is silent | unsure${words}`,
]);

export const steps: readonly string[] = [...looking, ...pressing, ...confirming, ...sending, ...acting, ...asking];
