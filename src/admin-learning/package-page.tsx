import { type EditedPackage, listPackageChanges } from '#contract/packages/admin-packages.contract.ts';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { RecordProvider } from '../admin/record/record-context.ts';
import { RecordPage } from '../admin/record/record-page.tsx';
import { RecordRoute, type RecordRouteProps } from '../admin/record/record-route.tsx';
import type { LearningCalls } from './learning-calls.ts';
import { LearningNav, LearningSections, useLearningFolds } from './learning-form.tsx';
import { LearningHead } from './learning-head.tsx';
import { Basics, Material, Price, Sheets, Texts } from './learning-parts.tsx';
import { PackageCourses } from './package-courses.tsx';
import { PACKAGE } from './package-kind.ts';
import { usePackageEnding } from './use-learning-ending.tsx';
import { useLearningForm } from './use-learning-form.ts';

/** A package with its courses, or a new one. */
export const PackagePage = () => <RecordRoute permission="platform.learning" editor={Editor} />;

function Editor({ open, mayWrite: writes }: RecordRouteProps) {
  const { form, name, stored, calls } = useLearningForm({
    kind: PACKAGE,
    changes: listPackageChanges,
    open,
    mayWrite: writes,
  });
  useAdminTitle(name);
  return (
    <RecordProvider value={Object.assign({ level: 2 as const }, form)}>
      <PackageForm name={name} stored={stored} calls={calls} mayWrite={writes} />
    </RecordProvider>
  );
}

interface PackageFormProps {
  name: string;
  stored: EditedPackage | undefined;
  calls: LearningCalls<EditedPackage>;
  mayWrite: boolean;
}

function PackageForm({ name, stored, calls, mayWrite: writes }: PackageFormProps) {
  const folds = useLearningFolds('package');
  const hasHistory = stored !== undefined;
  return (
    <RecordPage
      head={
        <LearningHead
          kind={PACKAGE}
          calls={calls}
          useEnding={usePackageEnding}
          name={name}
          stored={stored}
          mayWrite={writes}
        />
      }
      nav={<LearningNav kind="package" folds={folds} hasHistory={hasHistory} />}
      aside={null}
    >
      <LearningSections
        kind="package"
        folds={folds}
        hasHistory={hasHistory}
        parts={{
          basics: <Basics files={calls.files} />,
          texts: <Texts />,
          courses: <PackageCourses />,
          material: <Material files={calls.files} />,
          price: <Price />,
          certificate: <Sheets files={calls.files} />,
        }}
      />
    </RecordPage>
  );
}
