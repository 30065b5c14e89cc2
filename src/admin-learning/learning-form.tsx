import type { ReactNode } from 'react';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { HistoryPlaces } from '../admin/history/history-places.tsx';
import { type Folds, useFolds } from '../admin/parts/use-folds.ts';
import { FormSection, sectionId } from '../admin/record/form-section.tsx';
import { LazyHistory } from '../admin/record/lazy-history.ts';
import { useRecordForm, useRecordPart } from '../admin/record/record-context.ts';
import { SectionsNav } from '../admin/record/sections-nav.tsx';
import { OpenedPart } from '../ground/opened-part.tsx';
import { type FilledSection, type LearningSection, SECTIONS, sectionsOf } from './learning-sections.ts';

const APART = ['history'] as const;

export type LearningFolds = Folds<LearningSection>;

/** Which sections of the form are open: one in which something is wrong always is. */
export function useLearningFolds(kind: CourseOrPackage): LearningFolds {
  const wrong = useRecordPart(({ context }) =>
    sectionsOf(kind, fieldsOf(context), context.problems).flatMap((section) =>
      section.wrong > 0 ? [section.name] : [],
    ),
  );
  return useFolds<LearningSection>({ first: 'basics', apart: APART, wrong });
}

interface PartProps {
  kind: CourseOrPackage;
  folds: LearningFolds;
}

/** The navigation beside the form: its sections, each with whether something is missing, and `children` below. */
export function LearningNav({
  kind,
  folds,
  hasHistory,
  children,
}: PartProps & { hasHistory: boolean; children?: ReactNode }) {
  const t = useTexts(learningAdminTexts);
  const form = useRecordForm();
  const standing = useRecordPart(({ context }) => sectionsOf(kind, fieldsOf(context), context.problems));
  const sections = standing.map(({ name, state, wrong }) => ({
    id: sectionId(form, name),
    label: t(`section.${name}`),
    state,
    stateLabel: t(state === 'missing' ? 'incomplete' : state),
    problems: wrong > 0 ? t('wrong', { count: wrong }) : undefined,
  }));
  return (
    <SectionsNav<FilledSection> sections={sections} folds={folds} hasHistory={hasHistory}>
      {children}
    </SectionsNav>
  );
}

interface SectionsProps extends PartProps {
  hasHistory: boolean;
  parts: Partial<Record<FilledSection, ReactNode>>;
}

/** The sections of the form in their order, with the contents from `parts`. */
export function LearningSections({ kind, folds, hasHistory, parts }: SectionsProps) {
  return (
    <>
      {SECTIONS[kind].map((name) => (
        <Section key={name} kind={kind} folds={folds} name={name}>
          {parts[name]}
        </Section>
      ))}
      {hasHistory && (
        <Section kind={kind} folds={folds} name="history">
          <History />
        </Section>
      )}
    </>
  );
}

function Section({ kind, folds, name, children }: PartProps & { name: LearningSection; children: ReactNode }) {
  const t = useTexts(learningAdminTexts);
  const state = useRecordPart(
    ({ context }) => sectionsOf(kind, fieldsOf(context), context.problems).find((one) => one.name === name)?.state,
  );
  return (
    <FormSection
      id={sectionId(useRecordForm(), name)}
      name={name}
      title={t(`section.${name}`)}
      folds={folds}
      standing={state && { state, label: t(state === 'missing' ? 'incomplete' : state) }}
    >
      {children}
    </FormSection>
  );
}

/** The history of the record, loaded when its section is opened. */
function History() {
  const { history } = useRecordForm();
  return (
    history && (
      <OpenedPart onOpen={() => {}} fallback={<HistoryPlaces />}>
        <LazyHistory source={history.source} />
      </OpenedPart>
    )
  );
}
