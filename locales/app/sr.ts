import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  'title.home': 'Početna',
  'title.start': 'Dobrodošlica',
  'title.login': 'Prijava',
  'title.completion': 'Dopuni nalog',
  'title.flexible': 'Fleksibilni benefiti',
  'title.special': 'Posebne ponude',
  'title.fixed': 'Osnovni benefiti',
  'title.benefit': 'Benefit',
  'title.cart': 'Korpa',
  'title.successPayment': 'Kupovina je završena',
  'title.transactions': 'Transakcije',
  'title.notFound': 'Stranica nije pronađena',

  skip: 'Preskoči na sadržaj',
  opened: '{{title}}, otvorena stranica',
  language: 'Jezik',
  'language.EN': 'English',
  'language.SR': 'Srpski',
  loading: 'Učitavanje',

  'notFound.title': 'Stranica nije pronađena',
  'notFound.text': 'Žao nam je, ne možemo da pronađemo stranicu koju tražiš.',
  'notFound.home': 'Na početnu',

  'broken.title': 'Nešto je pošlo naopako!',
  'broken.text': 'Nije do tebe. Pokušaj ponovo, a ako ne prođe, vrati se za koji minut.',
  'broken.retry': 'Pokušaj ponovo',
  'broken.chunk.title': 'Stranica se nije učitala',
  'broken.chunk.text': 'Možda je pukla veza, a možda je prodavnica upravo obnovljena.',
  'broken.reload': 'Učitaj iznova',
  'offline.text': 'Nema mreže. Ovo što vidiš može biti staro, a kupovina čeka da se veza vrati.',
};
