import { useState } from 'react';
import { type EditedCourse, listCourseChanges } from '#contract/courses/admin-courses.contract.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { useWide } from '../admin/parts/use-folds.ts';
import { RecordProvider, useRecordProps } from '../admin/record/record-context.ts';
import { RecordPage } from '../admin/record/record-page.tsx';
import { RecordRoute, type RecordRouteProps } from '../admin/record/record-route.tsx';
import { lazyView } from '../ground/lazy-view.tsx';
import { OpenedPart } from '../ground/opened-part.tsx';
import { COURSE } from './course-kind.ts';
import type { LearnerPanelProps } from './learner-panel.tsx';
import type { LearningCalls } from './learning-calls.ts';
import { LearningNav, LearningSections, useLearningFolds } from './learning-form.tsx';
import { LearningHead } from './learning-head.tsx';
import { Basics, Material, Price, Sheets, Texts } from './learning-parts.tsx';
import { QuestionsEditor } from './questions-editor.tsx';
import { useCourseEnding } from './use-learning-ending.tsx';
import { useLearningForm } from './use-learning-form.ts';

/** A course with its questions, or a new one. */
export const CoursePage = () => <RecordRoute permission="platform.learning" editor={Editor} />;

function Editor({ open, mayWrite: writes }: RecordRouteProps) {
  const { form, name, stored, calls } = useLearningForm({
    kind: COURSE,
    changes: listCourseChanges,
    open,
    mayWrite: writes,
  });
  useAdminTitle(name);
  return (
    <RecordProvider value={Object.assign({ level: 2 as const }, form)}>
      <CourseForm name={name} stored={stored} calls={calls} mayWrite={writes} />
    </RecordProvider>
  );
}

interface CourseFormProps {
  name: string;
  stored: EditedCourse | undefined;
  calls: LearningCalls<EditedCourse>;
  mayWrite: boolean;
}

function CourseForm({ name, stored, calls, mayWrite: writes }: CourseFormProps) {
  const { face } = useRecordProps();
  const folds = useLearningFolds('course');
  const [chosen, choose] = useState<number | null>(null);
  const [isPreviewOpen, openPreview] = useState(false);
  const hasColumn = useWide();
  const isForm = face === 'form';
  return (
    <RecordPage
      head={
        <LearningHead
          kind={COURSE}
          calls={calls}
          useEnding={useCourseEnding}
          name={name}
          stored={stored}
          mayWrite={writes}
          onPreview={isForm && !hasColumn ? () => openPreview(true) : undefined}
        />
      }
      nav={<LearningNav kind="course" folds={folds} hasHistory={stored !== undefined} />}
      aside={isForm && <Preview chosen={chosen} hasColumn={hasColumn} isOpen={isPreviewOpen} onOpen={openPreview} />}
    >
      <LearningSections
        kind="course"
        folds={folds}
        hasHistory={stored !== undefined}
        parts={{
          basics: <Basics files={calls.files} />,
          texts: <Texts />,
          material: <Material files={calls.files} />,
          questions: <QuestionsEditor chosen={chosen} onChoose={choose} open={stored?.open_attempts ?? 0} />,
          price: <Price />,
          certificate: <Sheets files={calls.files} />,
        }}
      />
    </RecordPage>
  );
}

const LearnerPanel = lazyView(async () => (await import('./learner-panel.tsx')).LearnerPanel);

/** The preview beside the form, or over it when opened; the code of the shop is loaded only then. */
function Preview(props: LearnerPanelProps) {
  if (!props.hasColumn && !props.isOpen) return null;
  return (
    <OpenedPart
      onOpen={props.onOpen}
      fallback={props.hasColumn ? <Skeleton className="h-96 w-full rounded-20" /> : null}
    >
      <LearnerPanel {...props} />
    </OpenedPart>
  );
}
