import type { CoursePackage } from '#contract/packages/packages.contract.ts';
import { LearningPreview } from '../courses/learning-preview.tsx';
import { EnrolPanel } from '../enrolments/enrol-panel.tsx';
import { useMe } from '../session/session.queries.ts';
import { nextCourseOf } from './next-course.ts';
import { PackageView } from './package-view.tsx';
import { packageQuery } from './packages.queries.ts';
import { useDownloadGuide } from './use-download-guide.ts';

/** `/package/:id` */
export function PackageScreen() {
  const { currency } = useMe();
  const download = useDownloadGuide();
  return (
    <LearningPreview kind="package" query={packageQuery}>
      {(one: CoursePackage) => (
        <PackageView
          key={one.pk}
          one={one}
          currency={currency}
          panel={<EnrolPanel kind="package" learning={one} next={nextCourseOf(one)?.pk ?? null} />}
          downloading={download.isPending}
          onDownload={() => download.mutate(one)}
        />
      )}
    </LearningPreview>
  );
}
