import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  toCourse: 'O kursu',
  loading: 'Otvaranje kursa',
  failed: 'Kurs nije mogao da se otvori',
  retry: 'Pokušaj ponovo',
  missing: 'Kurs nije pronađen',
  missingText: 'Možda više nije u ponudi. Ostali su u katalogu.',
  catalogue: 'Svi kursevi',

  'reading.text': 'Čitaj svojim tempom. Stranica na kojoj staneš ostaje zapamćena na svakom uređaju.',
  'reading.done': 'Pređi na pitanja',
  'pdf.failed': 'Stranice nisu učitane',
  'pdf.failedText': 'Odgovori i mesto su sačuvani. Proveri vezu sa internetom i pokušaj ponovo.',

  progress: 'Pitanje',
  'progress.of': 'Pitanje {{number}} od {{count}}',
  answered: 'Odgovoreno {{answered}} od {{count}}',
  'question.several': 'Tačno je više odgovora. Izaberi sve tačne.',
  'question.takeBack': 'Poništi odgovor',
  'question.back': 'Nazad',
  'question.backToReading': 'Nazad na kurs',
  'question.next': 'Dalje',
  'question.review': 'Pregledaj odgovore',
  'review.open': 'Pregled',

  'review.title': 'Pre predaje',
  'review.complete': 'Svako pitanje ima odgovor. Koliko je tačnih, vidiš kad predaš odgovore.',
  'review.missing': ({ count }) =>
    `${counted('SR', count, { one: 'pitanje', few: 'pitanja', other: 'pitanja' })} bez odgovora.`,
  'review.none': 'Bez odgovora',
  'review.change': 'Promeni odgovor na pitanje {{number}}',
  'review.answer': 'Odgovori na pitanje {{number}}',
  'reading.open': 'Čitaj ponovo',
  submit: 'Predaj odgovore',
  submitting: 'Odgovori se predaju',
  'submit.failed': 'Odgovori nisu predati',
  'submit.failedText': 'I dalje su tu. Ako ih predaš ponovo, računaće se samo jednom.',

  'keeping.saving': 'Čuvanje',
  'keeping.kept': 'Sačuvano',
  'keeping.unkept': 'Još nije sačuvano',
  'keeping.retry': 'Sačuvaj sada',

  'passed.title': 'Položeno',
  'passed.text': 'Sertifikat ovog kursa je tvoj. Ko god ga vidi, može da proveri da je pravi.',
  'passed.package': 'Time je završen i ceo paket',
  'passed.certificateFailed': 'Sertifikat nije učitan',
  'passed.nextInPackage': 'Sledeći kurs u paketu',
  'passed.startNext': 'Počni ovaj kurs',
  'passed.next': 'Šta dalje?',
  'passed.continue': 'Nastavi započeto',
  'passed.certificates': 'Svi sertifikati',
  download: 'Preuzmi sertifikat',
  downloadPackage: 'Preuzmi sertifikat: {{title}}',
  verify: 'Šta drugi vide',

  'failed.title': 'Ovog puta nije položeno',
  'failed.text':
    'Možeš da pokušaš koliko god puta želiš. Ne kažemo koji su odgovori pogrešni, da bi i sledeći pokušaj bio pošten.',
  'failed.again': 'Pokušaj ponovo',
  'failed.read': 'Pročitaj kurs ponovo',
  'failed.goOn': 'Nastavi novi pokušaj',
  score: '{{score}}\u00a0%',
  'score.label': 'Rezultat',
  'score.right': 'Tačno {{right}} od {{questions}}',
  'score.passMark': 'Za prolaz treba {{percent}}\u00a0%',
  'score.attempt': 'Pokušaj {{number}}, {{day}}',
};
