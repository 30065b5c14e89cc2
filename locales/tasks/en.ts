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
const INVITATIONS = { one: 'invitation', other: 'invitations' };

export const en = {
  title: 'Tasks',
  running: ({ count }: { count: number }) => counted('EN', count, { one: 'task', other: 'tasks' }),
  note: 'Tasks keep running after you close the page.',
  old: 'No connection. This is how it was at {{time}}.',

  'kind.gift': ({ count }: { count: number }) => `Gift to ${counted('EN', count, PEOPLE)}`,
  'kind.gift_take_back': ({ count }: { count: number }) => `Taking back from ${counted('EN', count, PEOPLE)}`,
  'kind.invitations': ({ count }: { count: number }) => `Invitations to ${counted('EN', count, PEOPLE)}`,
  'kind.import_check': ({ count }: { count: number }) =>
    `Check of ${counted('EN', count, { one: 'row', other: 'rows' })}`,
  'kind.import_undo': ({ count }: { count: number }) =>
    `Taking back ${counted('EN', count, { one: 'row', other: 'rows' })}`,
  open: 'Open',
  openOf: 'Open: {{title}}',
  'kind.benefit_bulk': ({ count }: { count: number }) => `Change of ${counted('EN', count, BENEFITS)}`,
  'kind.benefit_bulk_undo': ({ count }: { count: number }) => `Undoing the change of ${counted('EN', count, BENEFITS)}`,
  'kind.invitation_bulk': ({ count }: { count: number }) => counted('EN', count, INVITATIONS),
  'kind.platform_invitation_bulk': ({ count }: { count: number }) => counted('EN', count, INVITATIONS),
  'kind.order_bulk': ({ count }: { count: number }) => `Change of ${counted('EN', count, ORDERS)}`,
  'kind.request_bulk': ({ count }: { count: number }) => `Accepting ${counted('EN', count, REQUESTS)}`,
  'kind.suggestion_bulk': ({ count }: { count: number }) =>
    `Answer to ${counted('EN', count, { one: 'suggestion', other: 'suggestions' })}`,
  'kind.announcement': ({ count }: { count: number }) => `Announcement to ${counted('EN', count, PEOPLE)}`,
  'kind.announcement_withdraw': ({ count }: { count: number }) =>
    `Taking back an announcement from ${counted('EN', count, PEOPLE)}`,
  'kind.provider_bulk': ({ count }: { count: number }) => `Change of ${counted('EN', count, PROVIDERS)}`,
  'kind.provider_bulk_undo': ({ count }: { count: number }) =>
    `Undoing the change of ${counted('EN', count, PROVIDERS)}`,
  'kind.coupon_bulk': ({ count }: { count: number }) => `Change of ${counted('EN', count, COUPONS)}`,
  'kind.coupon_bulk_undo': ({ count }: { count: number }) => `Undoing the change of ${counted('EN', count, COUPONS)}`,
  'kind.course_bulk': ({ count }: { count: number }) => `Change of ${counted('EN', count, COURSES)}`,
  'kind.course_bulk_undo': ({ count }: { count: number }) => `Undoing the change of ${counted('EN', count, COURSES)}`,
  'kind.package_bulk': ({ count }: { count: number }) => `Change of ${counted('EN', count, PACKAGES)}`,
  'kind.package_bulk_undo': ({ count }: { count: number }) => `Undoing the change of ${counted('EN', count, PACKAGES)}`,
  'kind.question_bulk': ({ count }: { count: number }) => `Change of ${counted('EN', count, QUESTIONS)}`,
  'kind.question_bulk_undo': ({ count }: { count: number }) =>
    `Undoing the change of ${counted('EN', count, QUESTIONS)}`,
  'kind.people_bulk': ({ count }: { count: number }) => `Change of ${counted('EN', count, PEOPLE)}`,
  'kind.people_bulk_undo': ({ count }: { count: number }) => `Undoing the change of ${counted('EN', count, PEOPLE)}`,
  'kind.export': ({ count }: { count: number }) => `File of ${counted('EN', count, { one: 'row', other: 'rows' })}`,
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
  stopped: 'Stopped at {{time}}.',
  failed: 'It failed.',
  'reached.gift': ({ count }: { count: number }) => `${counted('EN', count, PEOPLE)} got it.`,
  left: ({ count }: { count: number }) => `${grouped('EN', count)} left out.`,
  fileUntil: 'It can be downloaded until {{time}}.',
  fileGone: 'It was kept for a day: export the list again.',
  file: 'Download',
  fileOf: 'Download: {{title}}',
  stop: 'Stop: {{title}}',

  'said.part': '{{title}}: {{percent}}%',
  'said.done': '{{title}}: done',
  'said.stopped': '{{title}}: stopped',
  'said.failed': '{{title}}: failed',
} as const;
