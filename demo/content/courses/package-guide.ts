import { DEFAULT_PASS_MARK } from '#contract/courses/courses.rules.ts';
import type { Language } from '#contract/money/money.rules.ts';
import type { DocumentText } from '../documents/document-content.ts';
import type { CourseContent } from './course-content.ts';
import type { PackageContent } from './packages.ts';

interface Words {
  gives: string;
  courses: string;
  plan: string;
  certificate: string;
  /** What a course takes, below its name. */
  takes: (takes: { minutes: number; questions: number; passMark: number }) => string;
  /** How the certificate of a package comes about. */
  ends: readonly string[];
}

const WORDS: Record<Language, Words> = {
  SR: {
    gives: 'Šta dobijaš',
    courses: 'Kursevi, redom',
    plan: 'Kako da stane u radne dane',
    certificate: 'Do sertifikata',
    takes: ({ minutes, questions, passMark }) =>
      `Traje oko ${minutes} min. Test: ${questions} pitanja, a za prolaz treba ${passMark}\u00a0% tačnih odgovora.`,
    ends: [
      'Svaki kurs ima svoj test i svoj sertifikat. Test može da se ponovi, a računa se najbolji rezultat.',
      'Kurs koji je već položen ne mora ponovo.',
      'Kad je položen i poslednji kurs, sertifikat celog paketa stiže sam i stoji među tvojim sertifikatima.',
      'Na sertifikatu su tvoje ime, dan i broj. Svako ko ga dobije u ruke može da proveri da je pravi.',
    ],
  },
  EN: {
    gives: 'What you get',
    courses: 'The courses, in order',
    plan: 'How it fits into working days',
    certificate: 'On to the certificate',
    takes: ({ minutes, questions, passMark }) =>
      `Takes about ${minutes} min. The test has ${questions} questions, and you pass with ${passMark}% of them right.`,
    ends: [
      'Each course has a test and a certificate of its own. A test can be retaken, and the best result counts.',
      'A course that you have passed before need not be passed again.',
      'Once the last course is passed, the certificate of the whole package follows by itself, among your certificates.',
      'It carries your name, the day and a number. Anybody who has it can check that it is real.',
    ],
  },
};

/** The PDF of a package of the demo shop: a guide through its courses, while each of them has its own to be read. */
export function packageGuide(content: PackageContent, language: Language): DocumentText {
  const key = language === 'SR' ? 'sr' : 'en';
  const { name, summary, about, points, file, order, plan } = content[key];
  const words = WORDS[language];
  const courseRow = ({ [key]: course, minutes, questions, passMark = DEFAULT_PASS_MARK }: CourseContent) => {
    const takes = words.takes({ minutes, questions: questions.length, passMark });
    return [course.name, `${course.summary} ${takes}`] as const;
  };
  return {
    file,
    title: name,
    standfirst: summary,
    blocks: [
      { text: about },
      { heading: words.gives },
      { points },
      { heading: words.courses },
      { text: order },
      { rows: content.courses.map(courseRow) },
      { heading: words.plan },
      { rows: plan },
      { heading: words.certificate },
      { points: words.ends },
    ],
  };
}
