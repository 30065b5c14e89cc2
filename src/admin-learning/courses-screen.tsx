import { exportCourses, listAdminCourses } from '#contract/courses/admin-courses.contract.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useList } from '../admin/list/use-list.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { coursesAddress, type LearningPlace, learningFilter, learningQuery } from './learning-address.ts';
import { LearningList } from './learning-list.tsx';
import { useCourseEnding } from './use-learning-ending.tsx';

/** The list of courses, those being written included. */
export function CoursesScreen() {
  const t = useTexts(learningAdminTexts);
  const language = useLanguage();
  const list = useList({
    address: coursesAddress,
    ask: (values: LearningPlace) => query(listAdminCourses, { query: learningQuery(values) }),
    keyOf: ({ pk }) => pk,
  });
  return (
    <LearningList
      place="courses"
      list={list}
      ending={useCourseEnding()}
      fetch={() => callForFile(exportCourses, { query: learningFilter(list.values) })}
      own={[
        {
          key: 'questions',
          header: t('questions'),
          align: 'end',
          phone: 'hidden',
          spare: 2,
          cell: ({ questions }) => <span className="tabular-nums">{grouped(language, questions)}</span>,
        },
        {
          key: 'rate',
          header: t('rate'),
          align: 'end',
          phone: 'hidden',
          spare: 2,
          cell: ({ pass_rate: percent }) => (
            <span className="tabular-nums">{percent === null ? '–' : t('percent', { percent })}</span>
          ),
        },
      ]}
    />
  );
}
