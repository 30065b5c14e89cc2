import { type CoursePackage, getPackage } from '#contract/packages/packages.contract.ts';
import { query } from '../api/query.ts';
import { LearningPreview } from '../courses/learning-preview.tsx';
import { EnrolPanel } from '../enrolments/enrol-panel.tsx';
import { useMe } from '../session/session.queries.ts';
import { nextCourseOf } from './next-course.ts';
import { PackageView } from './package-view.tsx';
import { useDownloadGuide } from './use-download-guide.ts';

/** `/package/:id` */
export function PackageScreen() {
  const { currency } = useMe();
  const { download, running } = useDownloadGuide();
  return (
    <LearningPreview kind="package" query={(pk) => query(getPackage, { params: { pk } })}>
      {(one: CoursePackage) => (
        <PackageView
          key={one.pk}
          one={one}
          currency={currency}
          panel={<EnrolPanel kind="package" learning={one} next={nextCourseOf(one)?.pk ?? null} />}
          downloading={running.length > 0}
          onDownload={() => download(one)}
        />
      )}
    </LearningPreview>
  );
}
