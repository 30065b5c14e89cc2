import { type Course, getCourse } from '#contract/courses/courses.contract.ts';
import { query } from '../api/query.ts';
import { EnrolPanel } from '../enrolments/enrol-panel.tsx';
import { CourseView } from './course-view.tsx';
import { LearningPreview } from './learning-preview.tsx';

/** `/course/:id` */
export function CourseScreen() {
  return (
    <LearningPreview kind="course" query={(pk) => query(getCourse, { params: { pk } })}>
      {(course: Course) => (
        <CourseView
          key={course.pk}
          course={course}
          panel={<EnrolPanel kind="course" learning={course} next={course.pk} />}
        />
      )}
    </LearningPreview>
  );
}
