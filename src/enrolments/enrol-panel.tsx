import { Link } from 'react-router-dom';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import { useLanguage } from '#locales/texts.tsx';
import { budgetFigures } from '../budgets/budget-figures.ts';
import { paths } from '../ground/paths.ts';
import { useMe } from '../session/session.queries.ts';
import { EnrolPanelView } from './enrol-panel-view.tsx';
import { type Learning, useEnrolment } from './use-enrolment.ts';

interface EnrolPanelProps {
  kind: CourseOrPackage;
  learning: Learning;
  /** The course to start or continue with; null without one. */
  next: number | null;
}

/** Panel to enrol, on the preview of a course or a package. */
export function EnrolPanel({ kind, learning, next }: EnrolPanelProps) {
  const { pk, name, progress } = learning;
  const { base, available: left, currency } = budgetFigures(useMe(), useLanguage());
  // A failed course was read before, so it starts at the questions.
  const start = progress === 'failed' ? paths.courseQuestions : paths.courseStart;
  // The certificate of a package has no page of its own, so the link leads to the list.
  const certificate = kind === 'course' ? paths.certificatePassed(pk) : paths.certificates;
  const { props, ...on } = useEnrolment({ kind, pk }, learning);
  return (
    <EnrolPanelView
      {...props}
      {...on}
      kind={kind}
      name={name}
      progress={progress}
      currency={currency}
      base={base}
      left={left}
      startLink={next === null ? null : (children) => <Link to={start(next)}>{children}</Link>}
      freeLink={(children) => <Link to={paths.freeLearning}>{children}</Link>}
      budgetLink={(children) => <Link to={paths.budget()}>{children}</Link>}
      certificateLink={(children) => <Link to={certificate}>{children}</Link>}
    />
  );
}
