import { plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  'header.logo': 'Izbor, početna',
  'header.search': 'Pretraži prodavnicu',
  'header.notifications': 'Obaveštenja',
  'header.bell': 'Obaveštenja, novih: {{count}}',
  'header.cartTitle': 'Tvoja korpa',
  'header.cart': ({ count }) =>
    `Korpa, ${count} ${plural('SR', count, { one: 'artikal', few: 'artikla', other: 'artikala' })}`,
  'header.account': 'Nalog: {{name}}',
  'header.kinds': 'Vrste benefita',
  'header.companyAdmin': 'Pređi na portal kompanije',
  'kind.flexible': 'Fleksibilni benefiti',
  'kind.fixed': 'Osnovni benefiti',
  'kind.special': 'Posebne ponude',

  'account.title': 'Nalog',
  'account.close': 'Zatvori',
  'account.profile': 'Profil',
  'account.links': 'Nalog',
  'account.transactions': 'Moje transakcije',
  'account.budget': 'Moj budžet',
  'account.learning': 'Učenje',
  'account.certificates': 'Sertifikati',
  'account.subscriptions': 'Moje pretplate',
  'account.requests': 'Moji zahtevi',
  'account.vouchers': 'Moji vaučeri',
  'account.signOut': 'Odjavi se',

  'sidebar.label': 'Kategorije',
  'sidebar.open': 'Otvori kategorije',
  'sidebar.close': 'Zatvori kategorije',

  'bottom.label': 'Glavna navigacija',
  'bottom.home': 'Početna',
  'bottom.benefits': 'Benefiti',
  'bottom.card': 'Moja kartica',
  'bottom.favourites': 'Omiljeno',
  'bottom.account': 'Nalog',

  'footer.label': 'Pomoć i informacije',
  'footer.learning': 'Učenje',
  'footer.help': 'Pitanja i odgovori',
  'footer.downloads': 'Dokumenti za preuzimanje',
  'footer.suggestion': 'Predloži benefit',
  'footer.contact': 'Kontakt',
  'footer.about': 'O programu',
  'footer.note': 'Benefiti po tvom izboru, o trošku kompanije.',
  language: 'Jezik',
  'language.EN': 'English',
  'language.SR': 'Srpski',
  theme: 'Izgled',
  'theme.light': 'Svetli',
  'theme.dark': 'Tamni',
  'theme.system': 'Kao na uređaju',
};
