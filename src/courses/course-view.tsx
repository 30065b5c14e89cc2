import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Course } from '#contract/courses/courses.contract.ts';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { paths } from '../ground/paths.ts';
import { PreviewView } from './preview-view.tsx';

export interface CourseViewProps {
  course: Course;
  /** Panel to enrol or to continue. */
  panel: ReactNode;
}

/** Preview of a course. */
export function CourseView({ course, panel }: CourseViewProps) {
  const t = useTexts(coursesTexts);
  const langOf = useTextLanguage();
  const { minutes, num_of_pages: pages, num_of_questions: questions, pass_mark, languages, packages } = course;
  const facts = [
    [t('fact.minutes'), t('fact.minutesValue', { count: minutes })],
    [t('fact.pages'), pages > 0 ? t('fact.pagesValue', { count: pages }) : t('notReady')],
    [t('fact.questions'), t('questions', { count: questions })],
    [t('fact.passMark'), t('fact.passMarkValue', { percent: pass_mark })],
    [t('fact.languages'), languages.map((one) => t(`language.${one}`)).join(', ')],
  ] as const;
  return (
    <PreviewView kind="course" learning={course} facts={facts.filter(([, words]) => words !== '')} panel={panel}>
      {packages.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-22">{t('partOf')}</h2>
          <p className="text-14 text-ink-muted">{t('partOfText')}</p>
          <ul className="border-line border-t">
            {packages.map((one) => (
              <li key={one.pk} className="border-line border-b">
                <Link
                  to={paths.package(one.pk)}
                  className="flex min-h-14 items-center justify-between gap-4 rounded-8 py-3 font-560 hover:text-brand"
                >
                  <span {...langOf(one, 'name')}>{one.name}</span>
                  <ChevronRight aria-hidden size={20} className="text-ink-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PreviewView>
  );
}
