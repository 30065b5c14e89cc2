import { counted } from '../plural.ts';

export const en = {
  title: 'Yours until {{day}}',
  left: 'in your {{category}} budget',
  days: ({ count }: { count: number }) =>
    count === 0 ? 'today is the last day' : `${counted('EN', count, { one: 'day', other: 'days' })} to go`,
  fits: 'It covers',
  helps: 'It lowers the price of anything in this category; the rest is paid from the flexible budget.',
  see: 'View category',
  also: 'Also until then',
  later: 'Remind me later',

  forYou: 'For you',
  request: '{{provider}} needs more information',
  'request.text': 'Your request waits for your answer.',
  charge: '{{amount}} missing for {{name}}',
  'charge.text': 'The next charge is on {{day}}, and your budgets will not cover it.',
  nothing: 'You have no budget yet',
  'nothing.ask': 'Your company gives it. {{name}} can tell you when.',
  'nothing.text': 'Your company gives it. Ask whoever looks after benefits there, or write to us.',
  ends: '{{amount}} left for {{category}}',
  'ends.text': 'See what fits',
  little: '{{amount}} left to spend',
  'little.text': 'Start with the lowest prices.',
  course: 'Continue “{{name}}”',
  'course.text': 'You are where you left off.',
  free: 'Courses that cost nothing',
  'free.text': 'With a certificate at the end.',
  core: 'Core benefits',
  'core.text': 'Yours from your company, outside any budget.',

  'mark.short': '{{amount}} short',
  'mark.missing': 'Your budgets are {{amount}} short.',
  'mark.partly': '{{name}}, in part',
  'mark.pays': 'Paid from the {{name}} budget.',
  'mark.paysPartly': 'Paid in part from the {{name}} budget.',
} as const;
