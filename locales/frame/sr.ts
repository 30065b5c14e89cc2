import { plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  'header.logo': 'Izbor, početna',
  'header.search': 'Pretraži benefite',
  'header.searchHint': 'Masaža, kurs, vikend na planini…',
  'header.notifications': 'Obaveštenja',
  'header.bell': 'Obaveštenja, novih: {{count}}',
  'header.cartTitle': 'Tvoja korpa',
  'header.cart': ({ count }) =>
    `Korpa, ${count} ${plural('SR', count, { one: 'artikal', few: 'artikla', other: 'artikala' })}`,
  'header.account': 'Nalog: {{name}}',
  'header.kinds': 'Vrste benefita',
  'header.companyAdmin': 'Prelaz na portal kompanije',
  'kind.flexible': 'Fleksibilni benefiti',
  'kind.fixed': 'Osnovni benefiti',
  'kind.special': 'Posebne ponude',

  'account.title': 'Nalog',
  'account.close': 'Zatvori',
  'account.transactions': 'Moje transakcije',
  'account.signOut': 'Odjavi se',

  'sidebar.label': 'Kategorije',
  'sidebar.open': 'Otvori kategorije',
  'sidebar.close': 'Skupi kategorije',

  'bottom.label': 'Glavna navigacija',
  'bottom.home': 'Početna',
  'bottom.benefits': 'Benefiti',
  'bottom.card': 'Moja kartica',
  'bottom.favourites': 'Omiljeno',
  'bottom.account': 'Nalog',

  'footer.note': 'Benefiti po tvom izboru, o trošku poslodavca.',
  language: 'Jezik',
  'language.EN': 'English',
  'language.SR': 'Srpski',
  theme: 'Izgled',
  'theme.light': 'Svetli',
  'theme.dark': 'Tamni',
  'theme.system': 'Uređaj',
};
