import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import type { Language } from '#contract/language/language.ts';

interface Words {
  heading: Record<CourseOrPackage, string>;
  awarded: string;
  reason: Record<CourseOrPackage, string>;
  date: string;
  number: string;
  verify: string;
  /** Alternative text of the QR code. */
  code: string;
  /** File name without its extension. */
  file: string;
}

const en: Words = {
  heading: { course: 'Certificate of completion', package: 'Certificate of completion' },
  awarded: 'awarded to',
  reason: {
    course: 'for passing the test of this course',
    package: 'for passing the tests of all courses of this package',
  },
  date: 'Date',
  number: 'Number',
  verify: 'Scan to verify, or go to',
  code: 'QR code',
  file: 'certificate',
};

const sr: Words = {
  heading: { course: 'Sertifikat o završenom kursu', package: 'Sertifikat o završenom paketu kurseva' },
  awarded: 'dodeljuje se',
  reason: {
    course: 'za uspešno položen test ovog kursa',
    package: 'za uspešno položene testove svih kurseva ovog paketa',
  },
  date: 'Datum',
  number: 'Broj',
  verify: 'Skeniraj za proveru, ili otvori',
  code: 'QR kod',
  file: 'sertifikat',
};

export const CERTIFICATE_TEXTS: Record<Language, Words> = { EN: en, SR: sr };
