import { counted } from '../plural.ts';

interface Count {
  count: number;
}

export const en = {
  title: 'Exchange rates',
  text: 'How much of a currency one euro buys. Orders keep the rate at which they were paid.',
  rates: 'The rates of now',
  failed: 'The rates could not be loaded.',
  currency: 'Currency',
  perEuro: 'For one euro',
  since: 'Changed',
  who: 'By',
  moved: 'Moved',
  fixed: 'fixed',
  never: 'never',
  'of.RSD': 'Serbian dinar',
  'of.EUR': 'Euro',
  'of.KM': 'Convertible mark',

  'year.same': 'Through the year one euro has stayed {{rate}} RSD',
  'year.moved': 'Within a year one euro went from {{from}} to {{to}} RSD',
  'year.label': 'Dinars for one euro, the last year',
  'year.ago': 'a year ago',
  'year.now': 'now',

  history: 'What was changed',
  'history.failed': 'What was changed could not be loaded.',
  'history.none': 'No rate has ever been changed here.',
  from: 'Before',
  to: 'After',
  date: 'When',
  state: 'State',
  'status.set': 'Set',
  'status.waiting': 'Waiting',
  'status.refused': 'Rejected',
  'status.withdrawn': 'Withdrawn',
  'status.expired': 'Expired',
  approvedBy: '{{by}}, approved by {{who}}',
  refusedBy: '{{by}}, rejected by {{who}}',

  'waiting.title': '{{who}} proposes {{rate}} RSD for one euro',
  'waiting.own': 'You propose {{rate}} RSD for one euro',
  'waiting.text':
    'Now it is {{now}}: it would move by {{moved}}. It waits for somebody else since {{date}}, seven days at most.',
  approve: 'Approve',
  refuse: 'Reject…',
  withdraw: 'Withdraw',
  'approve.done': 'The rate is set.',
  'refuse.done': 'The proposal is rejected.',
  'withdraw.done': 'The proposal is withdrawn.',
  notDone: 'That did not work. Try again.',
  'refuse.title': 'Reject this rate?',
  'refuse.text': 'Whoever proposed it reads why.',
  'refuse.why': 'Why',
  'refuse.required': 'Say why.',
  'refuse.keep': 'Leave it waiting',
  'refuse.confirm': 'Reject',

  change: 'Change the rate of the dinar',
  close: 'Close',
  'form.rate': 'RSD for one euro',
  'form.hint': 'For example 117.20; at most six decimals.',
  'form.wrong': 'Enter a rate with six decimals at most.',
  'form.same': 'That is the rate already.',
  'form.set': 'Set the rate',
  'form.propose': 'Propose the rate',
  'set.done': 'One euro is {{rate}} RSD from now on.',
  'proposed.done': 'The rate waits for somebody else to approve it.',

  'effect.title': 'What it will do',
  'effect.unsaid': 'Enter another rate to see what it changes.',
  'effect.failed': 'What it would change could not be found out.',
  'effect.looking': 'Looking what it changes',
  'effect.moves': 'It moves by {{moved}}, from {{from}}.',
  'effect.week': 'In the seven days before this it was between {{low}} and {{high}}; the 2% is measured from there.',
  'effect.prices': ({ count, companies }: Count & { companies: number }) =>
    `${counted('EN', count, { one: 'benefit costs', other: 'benefits cost' })} another amount in ${counted('EN', companies, { one: 'company', other: 'companies' })}.`,
  'effect.carts': ({ count }: Count) =>
    `${counted('EN', count, { one: 'cart has', other: 'carts have' })} another price: people are asked again before they buy.`,
  'effect.subscriptions': ({ count }: Count) =>
    `The next month of ${counted('EN', count, { one: 'subscription', other: 'subscriptions' })} costs another amount, and people are told before it is charged.`,
  'effect.nothing': 'Nobody sees another price.',
  'effect.atOnce': 'It is set at once, and noted under your name.',
  'effect.second': 'It moves by more than 2% within seven days, so it waits for somebody else: {{names}}.',
  'effect.nobody': 'It moves by more than 2% within seven days, and there is nobody else who could approve it.',
};
