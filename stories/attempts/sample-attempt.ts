import type { AttemptResult, Question } from '#contract/attempts/attempts.contract.ts';
import type { Certificate } from '#contract/certificates/certificates.contract.ts';

export const sampleCourse = { pk: 4, name: 'Prva pomoć: šta uraditi dok hitna ne stigne' };

/** Questions: one with one right answer, one with several; the ids are those of the machine's paths. */
export const sampleQuestions: readonly Question[] = [
  {
    id: 1,
    several: false,
    text: 'Kolega se srušio i ne reaguje. Šta prvo proveravaš?',
    answers: [
      { id: 10, text: 'Da li diše, ne duže od deset sekundi' },
      { id: 11, text: 'Da li ima temperaturu' },
      { id: 12, text: 'Da li u džepu ima lična dokumenta, da bi hitna znala koga da obavesti o nezgodi' },
    ],
  },
  {
    id: 2,
    several: true,
    text: 'Šta sve kažeš kada zoveš 194?',
    answers: [
      { id: 20, text: 'Putanja' },
      { id: 21, text: 'Šta se dogodilo' },
      { id: 22, text: 'Koliko ima povređenih' },
      { id: 23, text: 'Ko je kriv' },
    ],
  },
];

export const failedResult: AttemptResult = {
  attempt: 7,
  number: 1,
  passed: false,
  score: 50,
  right: 1,
  questions: 2,
  pass_mark: 70,
  submitted_at: '2026-11-20T10:00:00.000Z',
  certificate: null,
  package_certificates: [],
};

export const passedResult: AttemptResult = {
  ...failedResult,
  passed: true,
  score: 100,
  right: 2,
  certificate: 3,
};

export const sampleCertificate: Certificate = {
  id: 3,
  number: 'IZB-2026-000123',
  code: '7KQM-2XWB-P4TD',
  kind: 'course',
  pk: 4,
  title: sampleCourse.name,
  name: 'Jelena Đorđević',
  issued_at: '2026-11-20T10:00:00.000Z',
  reissued_at: null,
  name_differs: false,
};

export const packageCertificate: Certificate = {
  ...sampleCertificate,
  id: 5,
  number: 'IZB-2026-000124',
  code: '9RTN-5HJC-W8ZA',
  kind: 'package',
  pk: 2,
  title: 'Siguran kolektiv: prva pomoć, stres i digitalna bezbednost',
};
