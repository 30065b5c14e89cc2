import type { ListedCourse } from '#contract/courses/admin-courses.contract.ts';
import type { ListedPackage } from '#contract/packages/admin-packages.contract.ts';
import { editedCourse, editedPackage, listedCourse } from '#src/testing/learning-server.ts';
import { listAnswer } from '#src/testing/list-answer.ts';

/** Courses as in the administration list: one without a PDF, one in Serbian only, one withdrawn. */
const sampleListedCourses: readonly ListedCourse[] = [
  listedCourse(),
  listedCourse({
    pk: 13,
    name_sr: 'Vreme pod kontrolom',
    name_en: 'Time under control',
    course_type: 'free',
    price: null,
    enrolled: 1204,
    passed: 980,
    pass_rate: 91,
    image: '/pictures/learning-savings-0.svg',
  }),
  listedCourse({
    pk: 14,
    name_sr: 'Javni nastup uprkos tremi pred velikom i nepoznatom publikom',
    name_en: 'Public speaking',
    missing: ['pdf'],
    enrolled: 0,
    passed: 0,
    pass_rate: null,
    image: null,
  }),
  listedCourse({
    pk: 15,
    name_sr: 'Excel od prve ćelije',
    name_en: 'Excel from the first cell',
    missing: ['en'],
    currency: 'EUR',
    price: 45,
  }),
  listedCourse({
    pk: 16,
    name_sr: 'Stres i disanje',
    name_en: 'Stress and breathing',
    active: false,
    course_type: 'free',
    price: null,
  }),
];

const sampleListedPackages: readonly ListedPackage[] = sampleListedCourses
  .slice(0, 2)
  .map(({ questions: _, pass_rate: __, ...row }, place) =>
    Object.assign(row, {
      courses: place + 2,
      name_sr: ['Za početak', 'Od stručnjaka do vođe tima'][place],
      name_en: ['To begin with', 'From expert to team lead'][place],
    }),
  );

function asked<Row extends { active: boolean; name_sr: string; course_type: string; missing: string[] }>(
  rows: readonly Row[],
  search: URLSearchParams,
) {
  const [state, type, missing] = ['state', 'type', 'missing'].map((name) => search.get(name));
  const words = (search.get('search') ?? '').toLowerCase();
  return listAnswer(rows, {
    search: words === '' ? null : ({ name_sr }) => name_sr.toLowerCase().includes(words),
    state: state ? ({ active }) => active === (state === 'active') : null,
    type: type ? ({ course_type }) => course_type === type : null,
    missing: missing ? (row) => row.missing.includes(missing) : null,
  });
}

export const coursesAsked = (search: URLSearchParams) => asked(sampleListedCourses, search);
export const packagesAsked = (search: URLSearchParams) => asked(sampleListedPackages, search);

/** A course as read by its form; number 13 has a question without a correct answer. */
export const courseAsked = (pk: number) => {
  const course = editedCourse({ pk });
  if (pk !== 13) return course;
  const questions = course.questions.map((question, place) =>
    place === 1
      ? Object.assign({}, question, {
          text_en: '',
          answers: question.answers.map((one) => Object.assign({}, one, { correct: false })),
        })
      : question,
  );
  return Object.assign(course, { questions, pdf: null, active: false });
};

export const packageAsked = (pk: number) => editedPackage({ pk });

export const courseEndAsked = () => ({
  impact: 'x',
  weight: 'harmless',
  effects: { enrolled: 38, open_attempts: 12, packages: 2, emptied: 1 },
});
