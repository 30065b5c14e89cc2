import { plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Početna',
  banner: 'Novo',
  'banner.previous': 'Prethodni slajd',
  'banner.next': 'Sledeći slajd',
  'banner.pause': 'Zaustavi slajdove',
  'banner.play': 'Pokreni slajdove',
  'banner.slide': 'Slajd {{position}} od {{total}}',
  'banner.start': 'Počni da biraš',
  'banner.0.title': 'Uzmi slobodan dan i popni se negde.',
  'banner.0.text': 'Predlozi za vikende u prirodi, od Tare do Đerdapa, iz budžeta koji već imaš.',
  'banner.1.title': 'Postavi sto za nešto lepo.',
  'banner.1.text': 'Namirnice, restorani i kursevi kuvanja. Ručak ne mora da bude za radnim stolom.',
  'banner.2.title': 'Nauči nešto što ne moraš.',
  'banner.2.text': 'Jezici, keramika, programiranje. Budžet za veštine važi do kraja godine.',

  have: 'Na raspolaganju ti je',
  ofBase: 'od {{amount}} fleksibilnog budžeta',
  meter: 'Preostalo je {{percent}} % fleksibilnog budžeta',
  byCategory: 'Budžeti po kategorijama',
  byCategoryUntil: 'Po kategorijama, do {{date}}',
  categoryMeter: 'Preostalo {{left}} od {{all}}',
  transactions: 'Moje transakcije',

  quick: 'Prečice',
  'quick.team': 'Tim bilding',
  'quick.team.text': ({ count }) =>
    `${count} ${plural('SR', count, { one: 'predlog', few: 'predloga', other: 'predloga' })} za ekipu`,
  'quick.skills': 'Veštine',
  'quick.skills.text': ({ count }) =>
    `${count} ${plural('SR', count, { one: 'kurs i radionica', few: 'kursa i radionice', other: 'kurseva i radionica' })}`,
  'quick.discounts': 'Popusti',
  'quick.discounts.text': 'kod partnera tvoje kompanije',

  popular: 'Najpopularnije',
  recommended: 'Preporučeno za tebe',
  recommendedText: 'Na osnovu onoga što čuvaš i biraš.',
  everything: 'Svi benefiti',
  everythingText: 'Cela ponuda na jednom mestu',
  recent: 'Nedavno dodato',
  seeAll: 'Vidi sve',
  seeAllRecent: 'Vidi sve nedavno dodato',
  loading: 'Učitavanje benefita',
  failed: 'Benefiti nisu učitani',
  offline: 'Nema veze sa mrežom',
  offlineText: 'Budžet i kartica su tu, a benefiti se vraćaju zajedno s mrežom.',
  retry: 'Pokušaj ponovo',

  ways: 'Četiri načina kupovine',
  'ways.in_store': 'U objektu',
  'ways.in_store.text': 'Pokažeš karticu na mestu i potvrdiš iznos.',
  'ways.web': 'Onlajn',
  'ways.web.text': 'Dodaš u korpu i platiš budžetom za minut.',
  'ways.voucher': 'eVaučer',
  'ways.voucher.text': 'Kod stiže odmah i čuva se uz tvoje transakcije.',
  'ways.invoice': 'Faktura',
  'ways.invoice.text': 'Pošalješ zahtev, a mi sredimo račun sa partnerom.',

  onPhone: 'Izbor na telefonu',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  newTab: 'otvara se u novoj kartici',
};
