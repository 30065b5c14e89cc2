import { counted, grouped, plural } from '../plural.ts';

interface Count {
  count: number;
}

interface Gap extends Count {
  /** There may be more: nobody has counted on. */
  isMore: boolean;
}

const atLeast = (count: number, isMore: boolean) => `${grouped('EN', count)}${isMore ? '+' : ''}`;

const DAYS = { one: 'day', other: 'days' };
const MESSAGES = { one: 'message', other: 'messages' };

export const en = {
  page: 'Today',
  morning: 'Good morning',
  forenoon: 'Good morning',
  day: 'Good afternoon',
  evening: 'Good evening',

  waiting: ({ count, days }: { count: number; days: number }) =>
    `${counted('EN', count, { one: 'thing is', other: 'things are' })} waiting for you${days > 0 ? `; the oldest for ${counted('EN', days, DAYS)}` : ''}.`,
  nothing: 'Nothing is waiting for you.',
  many: '10,000+',
  list: 'What is waiting',
  grains: ({ count, fresh, late }: { count: number; fresh: number; late: number }) =>
    `${grouped('EN', count)} waiting${late > 0 ? `, ${grouped('EN', late)} late` : ''}${fresh > 0 ? `, ${grouped('EN', fresh)} since today` : ''}`,
  'since.today': 'since today',
  'since.days': ({ count }: Count) => `for ${counted('EN', count, DAYS)}`,
  oldest: 'Oldest:',
  only: 'Only:',

  'orders.pending': 'Orders',
  'orders.pending.do': 'Open',
  'suggestions.new': 'Suggestions',
  'suggestions.new.do': 'Answer',
  'questions.sr': 'Questions without Serbian',
  'questions.sr.do': 'Translate',
  'questions.en': 'Questions without English',
  'questions.en.do': 'Translate',
  approvals: 'Waiting for your approval',
  'approvals.do': 'Look',
  'requests.pending': 'Requests to decide',
  'requests.pending.do': 'Review',
  'requests.in_review': 'Requests in review',
  'requests.in_review.do': 'Continue',
  'requests.unattended': 'Requests without a reviewer',
  'requests.unattended.do': 'Review',
  'requests.unattended_in_review': 'Requests in review without a reviewer',
  'requests.unattended_in_review.do': 'Continue',
  'people.added': 'People nobody has invited',
  'people.added.do': 'Invite',
  'people.expired': 'Invitations that have expired',
  'people.expired.do': 'Invite again',

  gaps: 'Missing in the catalogue',
  'gap.benefits.translation': ({ count, isMore }: Gap) => `${atLeast(count, isMore)} without a translation`,
  'gap.benefits.picture': ({ count, isMore }: Gap) => `${atLeast(count, isMore)} without a picture`,
  'gap.providers.idle': ({ count, isMore }: Gap) =>
    `${atLeast(count, isMore)} ${plural('EN', count, { one: 'provider', other: 'providers' })} with nothing on offer`,

  'calm.title': 'The desk is clear',
  'calm.text': 'What has to be done comes here by itself, what waits longest first.',
  'first.title': 'The first day',
  'first.left': ({ count }: Count) =>
    `${counted('EN', count, { one: 'step', other: 'steps' })} and everything is ready.`,
  'first.done': '{{done}} of {{all}}',
  'first.isDone': 'done',
  'first.code': 'One-time code',
  'first.code.text': 'Your account changes what many people see, so a password alone is not enough.',
  'first.code.do': 'Turn it on',
  'first.company': 'A company',
  'first.company.text': 'Whose people use the shop, and in which currency.',
  'first.company.do': 'Add a company',
  'first.provider': 'A provider',
  'first.provider.text': 'Who offers benefits.',
  'first.provider.do': 'Add a provider',
  'first.category': 'A category',
  'first.category.text': 'What people look for, and what a budget can be for.',
  'first.category.do': 'Add a category',
  'first.benefit': 'A benefit on offer',
  'first.benefit.text': 'Written, with pictures, and offered.',
  'first.benefit.do': 'Write a benefit',
  'first.owner': 'Somebody who runs the company',
  'first.owner.text': 'Gets an invitation, and invites everybody else.',
  'first.owner.do': 'To the companies',
  'first.people': 'The first person',
  'first.people.text': 'A name and an e‑mail address are enough.',
  'first.people.do': 'Add a person',
  'first.invited': 'An invitation',
  'first.invited.text': 'With it a person registers and gets into the shop.',
  'first.invited.do': 'To the people',
  'first.budgets': 'The first money',
  'first.budgets.text': 'Without a budget there is nothing to choose with.',
  'first.budgets.do': 'Give a budget',
  'first.core': 'Core benefits',
  'first.core.text': 'What everybody has anyway: add your own, put away what is not yours, say the order.',
  'first.core.do': 'Look at them',
  'first.second': 'Somebody else who decides about requests',
  'first.second.text': 'Nobody decides about a request of their own, and a large one takes two.',
  'first.second.do': 'Give a role',

  'health.title': 'Health',
  'health.mail': 'E‑mail',
  'health.mail.well': 'leaves on time',
  'health.mail.now': ({ count, since }: { count: number; since: string }) =>
    `${counted('EN', count, MESSAGES)} waiting since ${since}`,
  'health.mail.bulk': ({ count, since }: { count: number; since: string }) =>
    `${counted('EN', count, MESSAGES)} to many people waiting since ${since}`,
  'health.mail.do': 'Ask whoever runs the server: its log says why, at “not delivered”.',
  'health.jobs': 'Jobs',
  'health.jobs.well': 'all run on time',
  'health.job.late': '{{job}}: should have run {{since}}',
  'health.job.failed': '{{job}}: failed {{since}}',
  'health.job.do': 'Ask whoever runs the server: its log says why, at “{{name}}”.',
  'health.seal': 'Seal',
  'health.seal.none': 'nothing to seal yet',
  'health.seal.at': 'the newest {{at}}',
  'health.seal.late': 'changes since {{since}} have none',
  'health.seal.do': 'Until they have one, nothing proves that they were not rewritten. Ask whoever runs the server.',
  'job.deliver the outbox': 'Sending e‑mail',
  'job.deliver what goes to many': 'Sending e‑mail to many',
  'job.run tasks': 'Tasks',
  'job.remind of budgets that end': 'Reminders of budgets',
  'job.count what was bought': 'Counting what was bought',
  'job.tell what is new in lists': 'Telling what is new in lists',
  'job.tell reviewers what is late': 'Telling reviewers what is late',
  'job.renew subscriptions': 'Renewing subscriptions',
  'job.close accounts after the last day': 'Closing accounts after the last day',
  'job.end proposals on which nobody decided': 'Ending proposals on which nobody decided',
  'job.seal changes': 'Sealing changes',
  'job.erase old values of changes': 'Erasing old values of changes',
  'job.forget old sessions and links': 'Forgetting old sessions and links',
  'job.remove files that were never saved with a benefit': 'Removing files of unsaved benefits',
  'job.forget removed lists': 'Forgetting saved lists that were removed',
  'job.forget previews of changes of many': 'Forgetting old previews',
  'job.forget rows of old imports': 'Forgetting rows of old imports',
  'job.forget files of tasks': 'Forgetting files that were exported',
  'job.remove files that nothing names': 'Removing files without a record',

  failed: 'What is waiting could not be loaded',
} as const;
