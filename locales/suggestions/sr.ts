import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Šta nedostaje?',
  text: 'Napiši šta bi te obradovalo u prodavnici. Čitamo svaki predlog i na svaki odgovaramo baš ovde.',
  name: 'Šta predlažeš?',
  nameHint: 'Benefit u nekoliko reči, na primer časovi keramike u manjoj grupi.',
  provider: 'Ko to nudi?',
  category: 'Kategorija',
  categoryHint: 'Izaberi kategoriju',
  why: 'Zašto baš to?',
  whyHint: 'Dovoljna je rečenica ili dve.',
  submit: 'Pošalji predlog',
  required: 'Ovo polje je obavezno',
  sent: 'Predlog je stigao. Odgovor će biti na ovoj stranici.',
  own: 'Tvoji predlozi',
  answered: 'Odgovoreno',
  waiting: 'Razmatra se',
  answer: 'Odgovor',
  suggestedOn: 'Predloženo {{day}}',
  answeredOn: 'Odgovoreno {{day}}',
  empty: 'Još nema predloga',
  emptyText: 'Ovde će biti ono što pošalješ, zajedno sa odgovorom.',
  failed: 'Predlozi nisu učitani',
  failedText: 'Novi predlog i dalje može da se pošalje.',
  loading: 'Učitavanje predloga',
};
