import { useParams } from 'react-router-dom';
import { type EditedPackage, listPackageChanges } from '#contract/packages/admin-packages.contract.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { useAdminTitle } from '../admin/admin-title.ts';
import { NEW } from '../admin/list-address.ts';
import { NoPage } from '../admin/no-page.tsx';
import { RecordProvider } from '../admin/record-context.ts';
import { RecordPage } from '../admin/record-page.tsx';
import { useMe } from '../session/session.queries.ts';
import type { LearningCalls } from './learning-calls.ts';
import { LearningNav, LearningSections, useLearningFolds } from './learning-form.tsx';
import { LearningHead } from './learning-head.tsx';
import { Basics, Material, Price, Sheets, Texts } from './learning-parts.tsx';
import { PackageCourses } from './package-courses.tsx';
import { PACKAGE } from './package-kind.ts';
import { usePackageEnding } from './use-learning-ending.tsx';
import { useLearningForm } from './use-learning-form.ts';

/** A package with its courses, or a new one. */
export function PackagePage() {
  const { id: open = '' } = useParams();
  const writes = mayWrite(useMe(), 'platform.learning');
  if (open === NEW && !writes) return <NoPage why="closed" />;
  if (open !== NEW && !/^[1-9]\d{0,8}$/.test(open)) return <NoPage why="missing" />;
  return <Editor key={open} open={open} mayWrite={writes} />;
}

function Editor({ open, mayWrite: writes }: { open: string; mayWrite: boolean }) {
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
