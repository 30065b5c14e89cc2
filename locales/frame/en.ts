import { plural } from '../plural.ts';

export const en = {
  'header.logo': 'Izbor, home',
  'header.search': 'Search benefits',
  'header.searchHint': 'Massage, course, mountain weekend…',
  'header.notifications': 'Notifications',
  'header.bell': 'Notifications, {{count}} new',
  'header.cartTitle': 'Your cart',
  'header.cart': ({ count }: { count: number }) =>
    `Cart, ${count} ${plural('EN', count, { one: 'item', other: 'items' })}`,
  'header.account': 'Account: {{name}}',
  'header.kinds': 'Kinds of benefits',
  'header.companyAdmin': 'Go to the company portal',
  'kind.flexible': 'Flexible benefits',
  'kind.fixed': 'Core benefits',
  'kind.special': 'Special offers',

  'account.title': 'Account',
  'account.close': 'Close',
  'account.transactions': 'My transactions',
  'account.signOut': 'Sign out',

  'sidebar.label': 'Categories',
  'sidebar.open': 'Open categories',
  'sidebar.close': 'Close categories',

  'bottom.label': 'Main navigation',
  'bottom.home': 'Home',
  'bottom.benefits': 'Benefits',
  'bottom.card': 'My card',
  'bottom.favourites': 'Favourites',
  'bottom.account': 'Account',

  'footer.note': 'Benefits chosen by you, paid by your employer.',
  language: 'Language',
  'language.EN': 'English',
  'language.SR': 'Srpski',
  theme: 'Appearance',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.system': 'Device',
} as const;
