import { counted, grouped } from '../plural.ts';

const PEOPLE = { one: 'person', other: 'people' };
const PROVIDERS = { one: 'provider', other: 'providers' };
const BENEFITS = { one: 'benefit', other: 'benefits' };
const COUPONS = { one: 'coupon', other: 'coupons' };
const COURSES = { one: 'course', other: 'courses' };
const PACKAGES = { one: 'package', other: 'packages' };
const QUESTIONS = { one: 'question', other: 'questions' };
const ORDERS = { one: 'order', other: 'orders' };
const REQUESTS = { one: 'request', other: 'requests' };
const ROWS = { one: 'row', other: 'rows' };
const INVITATIONS = { one: 'invitation', other: 'invitations' };

/** How many a task is of, and what it is about by its name, where it has one. */
interface Of {
  count: number;
  about: string | null;
}

type Nouns = Parameters<typeof counted>[2];

/** What is done to many, and to how many. */
const change =
  (nouns: Nouns) =>
  ({ count, about }: Of) =>
    about ? `${about}: ${counted('EN', count, nouns)}` : `Change of ${counted('EN', count, nouns)}`;
const undoing =
  (nouns: Nouns) =>
  ({ count, about }: Of) =>
    about
      ? `Undoing “${about}”: ${counted('EN', count, nouns)}`
      : `Undoing the change of ${counted('EN', count, nouns)}`;

const named = (words: string, about: string | null) => (about ? `${words}: ${about}` : words);
const ofRows = (words: string, { count, about }: Of) => named(words, about ?? counted('EN', count, ROWS));
const listed = (words: string) => (of: Of) => ofRows(`File of ${words}`, of);

export const en = {
  title: 'Tasks',
  all: 'All tasks',
  latest: 'Recent tasks only',
  older: 'Earlier tasks',
  allFailed: 'The tasks could not be loaded.',
  note: 'Tasks keep running after you close the page.',
  old: 'No connection. This is how it was at {{time}}.',

  'kind.gift': ({ count, about }: Of) => named(`Gift to ${counted('EN', count, PEOPLE)}`, about),
  'kind.gift_take_back': ({ count, about }: Of) => named(`Taking back from ${counted('EN', count, PEOPLE)}`, about),
  'kind.invitations': ({ count, about }: Of) => named(`Invitations to ${counted('EN', count, PEOPLE)}`, about),
  'kind.people_check': (of: Of) => ofRows('Check of imported people', of),
  'kind.people_undo': (of: Of) => ofRows('Taking back imported people', of),
  'kind.benefits_check': (of: Of) => ofRows('Check of imported benefits', of),
  'kind.benefits_undo': (of: Of) => ofRows('Taking back imported benefits', of),
  'kind.budgets_check': (of: Of) => ofRows('Check of imported budgets', of),
  'kind.budgets_undo': (of: Of) => ofRows('Taking back imported budgets', of),
  'kind.find_anew': ({ about }: Of) => named('New name in the search', about),
  'kind.subscription_prices': ({ count, about }: Of) =>
    named(`New prices of ${counted('EN', count, { one: 'subscription', other: 'subscriptions' })}`, about),
  'kind.benefit_bulk': change(BENEFITS),
  'kind.benefit_bulk_undo': undoing(BENEFITS),
  'kind.invitation_bulk': change(INVITATIONS),
  'kind.order_bulk': change(ORDERS),
  'kind.request_bulk': ({ count }: { count: number }) => `Accepting ${counted('EN', count, REQUESTS)}`,
  'kind.suggestion_bulk': ({ count }: { count: number }) =>
    `Answer to ${counted('EN', count, { one: 'suggestion', other: 'suggestions' })}`,
  'kind.announcement': ({ count, about }: Of) =>
    about ? `Announcement “${about}”` : `Announcement to ${counted('EN', count, PEOPLE)}`,
  'kind.announcement_withdraw': ({ count, about }: Of) =>
    about
      ? `Taking back the announcement “${about}”`
      : `Taking back an announcement from ${counted('EN', count, PEOPLE)}`,
  'kind.provider_bulk': change(PROVIDERS),
  'kind.provider_bulk_undo': undoing(PROVIDERS),
  'kind.coupon_bulk': change(COUPONS),
  'kind.coupon_bulk_undo': undoing(COUPONS),
  'kind.course_bulk': change(COURSES),
  'kind.course_bulk_undo': undoing(COURSES),
  'kind.package_bulk': change(PACKAGES),
  'kind.package_bulk_undo': undoing(PACKAGES),
  'kind.question_bulk': change(QUESTIONS),
  'kind.question_bulk_undo': undoing(QUESTIONS),
  'kind.people_bulk': change(PEOPLE),
  'kind.people_bulk_undo': undoing(PEOPLE),
  'kind.export_benefits': listed('benefits'),
  'kind.export_orders': listed('orders'),
  'kind.export_people': listed('people'),
  'kind.export_invitations': listed('invitations'),
  'kind.other': 'Long work',

  part: '{{percent}}%',
  waiting: 'Waiting for its turn.',
  counted: ({ done, total }: { done: number; total: number }) => `${grouped('EN', done)} of ${grouped('EN', total)}.`,
  seconds: 'About {{count}} s left.',
  minutes: 'About {{count}} min left.',
  stopping: 'Stopping. What is done stays done.',
  'stopping.export': 'Stopping. There will be no file.',
  'keeps.gift': 'Whoever has it keeps it, also if you stop.',
  'keeps.invitations': 'If you stop, those that have not left are withdrawn.',
  'keeps.export': 'If you stop, there is no file.',
  'keeps.other': 'What is done stays done, also if you stop.',
  done: 'Done at {{time}}.',
  doneOn: 'Done on {{time}}.',
  stopped: 'Stopped at {{time}}.',
  stoppedOn: 'Stopped on {{time}}.',
  failed: 'It failed.',
  'reached.gift': ({ count }: { count: number }) => `${counted('EN', count, PEOPLE)} got it.`,
  left: ({ count }: { count: number }) => `${grouped('EN', count)} left out.`,
  undoUntil: 'It can be undone until {{time}}.',
  fileUntil: 'It can be downloaded until {{time}}.',
  fileGone: 'It was kept for a day: export the list again.',
  open: 'Open',
  look: 'Look at it',
  undo: 'Undo',
  file: 'Download',
  actionOf: '{{action}}: {{title}}',
  stop: 'Stop: {{title}}',

  'said.part': '{{title}}: {{percent}}%',
  'said.done': '{{title}}: done',
  'said.stopped': '{{title}}: stopped',
  'said.failed': '{{title}}: failed',
} as const;
