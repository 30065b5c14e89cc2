import { counted, grouped } from '../plural.ts';

interface Count {
  count: number;
}

const DAYS = { one: 'day', other: 'days' };

export const en = {
  page: 'Today',
  morning: 'Good morning',
  day: 'Good afternoon',
  evening: 'Good evening',

  waiting: ({ count, days }: { count: number; days: number }) =>
    `${counted('EN', count, { one: 'thing is', other: 'things are' })} waiting for you${days > 0 ? `; the oldest for ${counted('EN', days, DAYS)}` : ''}.`,
  nothing: 'Nothing is waiting for you.',
  many: '10,000+',
  list: 'What is waiting',
  grains: ({ count, fresh }: { count: number; fresh: number }) =>
    `${grouped('EN', count)} waiting${fresh > 0 ? `, ${grouped('EN', fresh)} since today` : ''}`,
  'since.today': 'since today',
  'since.days': ({ count }: Count) => `for ${counted('EN', count, DAYS)}`,
  oldest: 'Oldest:',
  only: 'Only:',

  'benefits.translation': 'Benefits without a translation',
  'benefits.translation.do': 'Translate',
  'benefits.picture': 'Benefits without a picture',
  'benefits.picture.do': 'Review',
  'providers.idle': 'Providers with nothing on offer',
  'providers.idle.do': 'Review',
  'questions.sr': 'Questions without Serbian',
  'questions.sr.do': 'Translate',
  'questions.en': 'Questions without English',
  'questions.en.do': 'Translate',
  'people.added': 'People nobody has invited',
  'people.added.do': 'Invite',
  'people.expired': 'Invitations that have expired',
  'people.expired.do': 'Invite again',

  failed: 'What is waiting could not be loaded',
} as const;
