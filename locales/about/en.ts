import { plural } from '../plural.ts';

export const en = {
  title: 'A gift you choose yourself',
  standfirst: 'Izbor means choice. Your company gives the budget; what it becomes is up to you.',
  'figure.benefits': ({ count }: { count: number }) => plural('EN', count, { one: 'benefit', other: 'benefits' }),
  'figure.categories': ({ count }: { count: number }) => plural('EN', count, { one: 'category', other: 'categories' }),
  'figure.ways': 'ways to buy',
  'idea.title': 'Nobody knows better than you what’s good for you',
  'idea.text':
    'One person swims before work, another is learning Italian, a third needs new glasses. One gift for everyone suits hardly anyone. So the company provides the money, and you make the choice.',
  'money.title': 'Money that explains itself',
  'money.text':
    'You see what is available, what is held and what is spent, and where every change comes from. The price on the screen is the price you are charged. Before you confirm, you see what will be left.',
  'near.title': 'People around the corner',
  'near.text':
    'A climbing gym, a bookshop, a farm with a stall at the market. We like providers within walking distance, and offers that say exactly what’s included.',
  'start.title': 'Take a look around',
  'start.benefits': 'All benefits',
  'start.suggest': 'Suggest a benefit',
  'start.help': 'How it works',
  company: 'The benefits programme of {{company}}',
} as const;
