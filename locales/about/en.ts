import { plural } from '../plural.ts';

export const en = {
  title: 'A present that you choose yourself',
  standfirst: 'Izbor means choice. Your employer gives the budget; what it becomes is up to you.',
  'figure.benefits': ({ count }: { count: number }) => plural('EN', count, { one: 'benefit', other: 'benefits' }),
  'figure.categories': ({ count }: { count: number }) => plural('EN', count, { one: 'category', other: 'categories' }),
  'figure.ways': 'ways of buying',
  'idea.title': 'Nobody knows better than you what is good for you',
  'idea.text':
    'One person swims before work, another learns Italian, a third needs new glasses. The same basket for everybody is a gift that misses most people. So the company gives the means, and you make the choice.',
  'money.title': 'Money that explains itself',
  'money.text':
    'You see what is available, what is held and what is spent, and where each change comes from. The price on the screen is the price that is charged. Before you confirm, you see what stays.',
  'near.title': 'People from around the corner',
  'near.text':
    'A climbing hall, a bookshop, a farm with a stand at the market. We like partners whom you can visit on foot, and offers that say clearly what they hold.',
  'start.title': 'Take a look around',
  'start.benefits': 'All benefits',
  'start.suggest': 'Suggest a benefit',
  'start.help': 'How it works',
  company: 'The programme of the company {{company}}',
} as const;
