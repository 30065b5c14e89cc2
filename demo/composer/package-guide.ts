import * as z from 'zod/mini';
import { DEFAULT_PASS_MARK } from '#contract/courses/courses.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { textLanguageOf } from '#contract/language/text-language.ts';
import type { CourseContent } from './course-content.ts';
import type { DocumentText } from './document-content.ts';
import type { PackageContent } from './package-content.ts';
import { readYaml } from './read-yaml.ts';
import { both, inOne, many } from './shapes.ts';

const words = readYaml(
  'courses/guide.yaml',
  z.strictObject({ gives: both, courses: both, plan: both, certificate: both, takes: both, ends: many }),
);

/** Text of a package's PDF: a guide through its courses, each of which has a PDF of its own. */
export function packageGuide(content: PackageContent, language: Language): DocumentText {
  const key = textLanguageOf(language);
  const { name, summary, about, points, file, order, plan } = content[key];
  const courseRow = ({ [key]: course, minutes, questions, passMark = DEFAULT_PASS_MARK }: CourseContent) => {
    const figures: Record<string, number> = { minutes, questions: questions.length, passMark };
    const takes = words.takes[key].replace(/\{(\w+)\}/g, (_, figure: string) => String(figures[figure]));
    return [course.name, `${course.summary} ${takes}`] as const;
  };
  return {
    file,
    title: name,
    standfirst: summary,
    blocks: [
      { text: about },
      { heading: words.gives[key] },
      { points },
      { heading: words.courses[key] },
      { text: order },
      { rows: content.courses.map(courseRow) },
      { heading: words.plan[key] },
      { rows: plan },
      { heading: words.certificate[key] },
      { points: inOne(words.ends, key) },
    ],
  };
}
