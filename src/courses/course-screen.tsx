import type { Course } from '#contract/courses/courses.contract.ts';
import { EnrolPanel } from '../enrolments/enrol-panel.tsx';
import { CourseView } from './course-view.tsx';
import { courseQuery } from './courses.queries.ts';
import { LearningPreview } from './learning-preview.tsx';

/** `/course/:id` */
export function CourseScreen() {
  return (
    <LearningPreview kind="course" query={courseQuery}>
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
