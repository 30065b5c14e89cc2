import { counted } from '../plural.ts';

export const en = {
  title: 'How it works',
  text: 'Four steps, and answers to what people ask most.',
  steps: 'Four steps',
  'steps.previous': 'Previous step',
  'steps.next': 'Next step',
  'steps.position': 'Step {{position}} of {{total}}',
  'step.0.title': 'See what you have',
  'step.0.text':
    'The bar at the top shows what is left. Your company gives you a flexible budget, and often another for sport, health or skills.',
  'step.1.title': 'Choose something good',
  'step.1.text': 'By category, by place or by way to buy. The heart keeps it for later.',
  'step.2.title': 'Pay from your budget',
  'step.2.text':
    'In the cart you see which budget pays for what, and how much will be left. Nothing is charged before you confirm.',
  'step.3.title': 'Go and enjoy it',
  'step.3.text': 'Show your card, use the voucher code, or send us the receipt. Everything stays in My transactions.',
  questions: 'Questions and answers',
  search: 'Search questions',
  searchHint: 'Voucher, card, reimbursement…',
  found: ({ count }: { count: number }) => counted('EN', count, { one: 'answer', other: 'answers' }),
  link: 'Link to this answer',
  empty: 'Nobody has asked that yet',
  emptyText: 'Try another word, or ask us. We reply within two working days.',
  clear: 'Show all',
  contact: 'Contact us',
  still: 'Didn’t find what you were looking for?',
  stillText: 'Contact us. A person replies within two working days.',
  documents: 'Download zone',
  failed: 'The questions did not load',
  loading: 'Loading questions',
} as const;
