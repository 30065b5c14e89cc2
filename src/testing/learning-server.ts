import type { EditedCourse, ListedCourse } from '#contract/courses/admin-courses.contract.ts';
import type { WrittenQuestion } from '#contract/courses/questions.rules.ts';
import type { EditedPackage } from '#contract/packages/admin-packages.contract.ts';
import { courseOf } from './courses.ts';
import { listAnswer } from './list-answer.ts';
import type { Call } from './render-screen.tsx';

const NOW = '2026-11-23T13:05:00.000Z';

const QUESTIONS: readonly [sr: string, en: string, answers: readonly string[]][] = [
  [
    'Šta je prvo što radiš kad ti stigne sumnjivo pismo?',
    'What do you do first with a suspicious mail?',
    ['Proverim adresu', 'Otvorim prilog'],
  ],
  [
    'Koje lozinke su dobre?',
    'Which passwords are good?',
    ['Četiri nasumične reči', 'ImePrezime1990', 'Ona koju pravi menadžer lozinki'],
  ],
  ['Kome javljaš da je laptop izgubljen?', 'Whom do you tell that a laptop is lost?', ['Bezbednosti', 'Nikome']],
];

/** Questions as the server has them, each with an id. */
function numbered(written: readonly WrittenQuestion[], from: number): EditedCourse['questions'] {
  return written.map(({ text_sr, text_en, answers }, place) => ({
    pk: from + place * 20,
    text_sr,
    text_en,
    answers: answers.map((answer, at) => Object.assign({ pk: from + place * 20 + at + 1 }, answer)),
  }));
}

const written: WrittenQuestion[] = QUESTIONS.map(([text_sr, text_en, answers]) => ({
  text_sr,
  text_en,
  answers: answers.map((text, place) => ({ text_sr: text, text_en: `${text} (en)`, correct: place === 0 })),
}));

const shared = {
  pk: 12,
  name_sr: 'Bezbednost podataka',
  name_en: 'Data security',
  summary_sr: 'Kako da podaci ostanu naši.',
  summary_en: 'How data stay ours.',
  description_sr: '<p>Kratak kurs.</p>',
  description_en: '<p>A short course.</p>',
  course_type: 'paid' as const,
  price: 4900,
  currency: 'RSD' as const,
  minutes: 40,
  image: '/pictures/learning-savings-0.svg',
  pdf: { name: 'bezbednost.pdf', bytes: 120_000, pages: 6 },
  pdf_en: null,
  certificate_pdf: null,
  certificate_pdf_en: null,
  active: true,
  revision: 4,
  changed: { at: NOW, by: { id: 8, name: 'Milan Marković' } },
  enrolled: 38,
};

/** A course as read by its form. */
export const editedCourse = (parts: Partial<EditedCourse> = {}): EditedCourse => ({
  ...shared,
  pass_mark: 70,
  questions: numbered(written, 100),
  open_attempts: 12,
  packages: [],
  ...parts,
});

/** A package as read by its form. */
export const editedPackage = (parts: Partial<EditedPackage> = {}): EditedPackage => ({
  ...shared,
  courses: [
    { pk: 12, name_sr: 'Bezbednost podataka', name_en: 'Data security', active: true },
    { pk: 14, name_sr: 'Vreme pod kontrolom', name_en: 'Time under control', active: true },
  ],
  ...parts,
});

/** A course as in the list. */
export const listedCourse = (parts: Partial<ListedCourse> = {}): ListedCourse => {
  const { pk, name_sr, name_en, course_type, price, currency, minutes, image, active, revision, changed, enrolled } =
    shared;
  const row = {
    pk,
    name_sr,
    name_en,
    course_type,
    price,
    currency,
    minutes,
    image,
    active,
    revision,
    changed,
    enrolled,
  };
  return Object.assign(row, { passed: 21, questions: 12, pass_rate: 84, missing: [] }, parts);
};

/** Fake server for the calls of one course, which a test may change like another user. */
export function courseServer(given: Partial<EditedCourse> = {}) {
  let course = editedCourse(given);
  let numbers = 1000;
  const change = (body: Record<string, unknown>) => {
    numbers += 1000;
    const { questions_string: string, ...rest } = body;
    // An unchanged question keeps its id, as on the real server.
    const contentOf = ({ text_sr, text_en, answers }: WrittenQuestion) =>
      JSON.stringify([text_sr, text_en, answers.map((one) => [one.text_sr, one.text_en, one.correct])]);
    const questions =
      typeof string === 'string'
        ? numbered(JSON.parse(string) as WrittenQuestion[], numbers).map(
            (question) => course.questions.find((one) => contentOf(one) === contentOf(question)) ?? question,
          )
        : course.questions;
    // A file arrives as its name alone (json-upload.ts).
    const files = Object.entries(rest).flatMap(([field, name]) =>
      field.includes('pdf') ? [[field, { name, bytes: 8, pages: 1 }] as const] : [],
    );
    course = Object.assign({}, course, rest, Object.fromEntries(files), { questions, revision: course.revision + 1 });
    return Object.assign({}, courseOf({ pk: course.pk }), { description: '', languages: ['SR'], packages: [] });
  };
  const answer = ({ method, path, headers, body }: Call): unknown => {
    if (method === 'PATCH' && path === 'service/course/12/') {
      if (headers['If-Revision-Match'] === String(course.revision)) return change(body as Record<string, unknown>);
      const { revision, changed } = course;
      const details = { revision, changed_by: changed.by, changed_at: changed.at, record: course };
      return Response.json(Object.assign({ code: 'record.changed', message: 'Changed.' }, details), { status: 409 });
    }
    if (path === 'admin/courses/12/impact/')
      return { impact: 'x', weight: 'harmless', effects: { enrolled: 38, open_attempts: 12, packages: 2, emptied: 1 } };
    if (path === 'admin/courses/') return listAnswer([listedCourse()], {});
    return path === 'admin/courses/12/' ? course : undefined;
  };
  return { answer, moves: change, questions: () => course.questions };
}
