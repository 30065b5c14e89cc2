import type { Letter } from '../mail/letter.ts';

const en: Letter['texts'] = {
  subject: 'Seal {seal} of the log of changes',
  title: 'Keep this seal',
  paragraphs: [
    'Seal {seal}, made on {day}, covers all that was changed in the shop until then. Its digest is {digest}.',
    'Whoever rewrites what happened has to rewrite the seals too, and this message stays as it is: compare the two whenever something looks wrong.',
  ],
  button: 'Open administration',
  footer: 'Izbor sends the newest seal once a day to those who run the shop.',
};

const sr: Letter['texts'] = {
  subject: 'Pečat {seal} istorije izmena',
  title: 'Sačuvaj ovaj pečat',
  paragraphs: [
    'Pečat {seal}, od {day}, pokriva sve što je do tada menjano u prodavnici. Njegov otisak je {digest}.',
    'Ko bi prepravio ono što se dogodilo mora da prepravi i pečate, a ova poruka ostaje kakva jeste: uporedi ih kad god nešto izgleda neobično.',
  ],
  button: 'Otvori administraciju',
  footer: 'Izbor jednom dnevno šalje najnoviji pečat onima koji vode prodavnicu.',
};

export const SEAL_MAIL = { EN: en, SR: sr };
