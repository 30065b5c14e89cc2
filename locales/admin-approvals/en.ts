import { counted } from '../plural.ts';

const PEOPLE = { one: 'person', other: 'people' };

export const en = {
  search: 'Title, reason or name',
  figure: 'How much',
  people: ({ count }: { count: number }) => counted('EN', count, PEOPLE),
  whose: 'Proposed by',
  'whose.own': 'Me',
  'whose.others': 'Others',
  'kind.announcement': 'Announcement',
  'kind.rate': 'Exchange rate',
  'kind.refund': 'Refund',
  'kind.limit': 'Limit of refunds',
  'name.announcement': 'Announcement without a title',
  'name.rate': 'Rate of {{currency}}',
  'name.refund': 'Refund of order {{id}}',
  'name.limit': 'Higher limit of refunds',
  firstText:
    'An announcement to more than 5,000 people, a rate that moves by more than 2% and a refund above the limit wait here until somebody else has looked at them.',

  'limit.text': 'A refund above {{limit}} has to be approved by somebody else.',
  'limit.nobody': 'It holds once somebody else looks after orders as well.',

  moved: 'Moves by',
  when: 'When',
  atOnce: 'At once',
  refund: 'Goes back',
  buyer: 'Buyer',
  limitThen: 'Limit then',
  limitNow: 'Limit now',
  rateNow: 'RSD for one euro now',
  left: ({ count }: { count: number }) =>
    `${counted('EN', count, { one: 'person has', other: 'people have' })} left since and will not get it.`,

  own: 'You proposed this, so somebody else decides on it.',
  others: 'This is your own order, so somebody else decides on it.',
  'after.announcement':
    'It is sent as it stands here, in half a minute or at its hour. Outside 9 to 18 in Belgrade it waits until nine in the morning, unless that hour was meant.',
  'after.rate': 'It is the rate from now on.',
  'after.refund': 'The order is cancelled at once, its money goes back, and its buyer gets the reason.',
  'after.limit': 'The new limit holds at once.',
  'stale.proposer': 'Whoever proposed it may not do that any more, so it cannot be approved. Propose it anew.',
  'stale.rate': 'The rate is another by now, so it cannot be approved. Propose it anew.',
  'stale.order': 'This order cannot be cancelled any more, so there is nothing to approve.',
  'stale.limit': 'The limit was changed since.',
  'stale.nobody': 'Nobody is left to get it.',
  expired: 'Nobody decided within seven days, so nothing was done.',

  'where.announcement': 'The announcement',
  'where.rate': 'Exchange rates',
  'where.refund': 'The order',
  'where.limit': 'Approvals',
  look: 'Look at the proposal',
};
