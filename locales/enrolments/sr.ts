import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  free: 'Besplatno',
  enrol: 'Upiši se',
  start: 'Počni učenje',
  continue: 'Nastavi učenje',
  retake: 'Ponovi test',
  certificate: 'Pogledaj sertifikat',
  'state.enrolled': 'Upisano.',
  'state.started': 'Započeto. Nastavi tamo gde je stalo.',
  'state.failed': 'Još nije položeno. Test može da se ponovi koliko god puta želiš.',
  'state.passed': 'Položeno. Sertifikat je tvoj.',

  oldPrice: 'Cena bez kupona: {{price}}',
  newPrice: 'Cena sada:',
  percentOff: 'Popust {{percent}}\u00a0%',
  budget: 'Fleksibilni budžet',
  remains: 'Posle upisa ostaje ti {{amount}}',
  missing: 'Fleksibilni budžet nije dovoljan.',
  missingText: 'Nedostaje {{amount}}.',
  'missing.free': 'Pogledaj šta je besplatno',
  'missing.why': 'Zašto je stanje baš ovoliko?',
  paidFrom: 'Plaća se iz fleksibilnog budžeta.',
  withCourses: 'Upis u paket je upis u sve njegove kurseve.',

  'coupon.label': 'Kupon',
  'coupon.check': 'Primeni',
  'coupon.remove': 'Ukloni kupon',
  'coupon.applied': 'Kupon {{name}}: −{{percent}}\u00a0%',
  'coupon.failed': 'Kupon nije mogao da se proveri. Pokušaj ponovo.',

  failed: 'Nešto je pošlo naopako',
  notKnown: 'Ne znamo da li je uspelo. Ako pokušaš ponovo, ništa se neće naplatiti dvaput.',
  shortfall: 'Nedostaje još {{amount}}.',

  'confirm.title': 'Potvrđuješ upis i plaćanje?',
  'confirm.price': 'Cena',
  'confirm.coupon': 'Kupon {{name}}',
  'confirm.pays': 'Plaća se sada',
  'confirm.left': 'Ostaje u fleksibilnom budžetu',
  'confirm.unused': 'Kupon {{name}} nije primenjen.',
  'confirm.text': 'Upis ne može da se poništi.',
  'confirm.yes': 'Potvrdi upis',
  'confirm.no': 'Ne sada',
  'price.title': 'Cena se promenila',
  'price.text': 'Sada je {{amount}}. Ništa nije naplaćeno.',
};
