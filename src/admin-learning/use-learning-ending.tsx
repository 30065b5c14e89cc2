import type { ReactNode } from 'react';
import { type CourseImpact, getCourseImpact } from '#contract/courses/admin-courses.contract.ts';
import { getPackageImpact, type PackageImpact } from '#contract/packages/admin-packages.contract.ts';
import type { Weight } from '#contract/records/ending.contract.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Endable, EndingKind } from '../admin/endings/ending-kind.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { COURSE } from './course-kind.ts';
import type { LearningKind } from './learning-kind.ts';
import { PACKAGE } from './package-kind.ts';

/** A course or a package that is withdrawn from its list, or on its page. `name` is in the reader's language. */
export type WithdrawnLearning = Endable & { pk: number };

interface Ending<Effects> {
  kind: Pick<LearningKind, 'change' | 'changes'>;
  impact: (pk: number, signal: AbortSignal) => Promise<{ impact: string; weight: Weight; effects: Effects }>;
  read: (pk: number, signal: AbortSignal) => Promise<{ revision: number; active: boolean }>;
  consequences: (effects: Effects) => ReactNode;
  /** Called after the change. */
  onChanged: (() => void) | undefined;
}

function useEnding<Effects>(ending: Ending<Effects>): EndingKind<WithdrawnLearning, Effects> {
  const t = useTexts(learningAdminTexts);
  const { kind, impact: readImpact, read, consequences, onChanged } = ending;
  const put = async (pk: number, seen: number, active: boolean) => {
    const { author } = await kind.change(pk, seen, { active }, {});
    onChanged?.();
    return { revision: author?.revision ?? seen + 1 };
  };
  return {
    idOf: ({ pk }) => pk,
    read: async ({ pk }, signal) => {
      const [{ revision, active }, { impact, weight, effects }] = await Promise.all([
        read(pk, signal),
        readImpact(pk, signal),
      ]);
      return { revision, offered: active, weight, impact, effects };
    },
    end: ({ pk }, { seen }) => put(pk, seen, false),
    restore: ({ pk }, seen) =>
      put(pk, seen, true).catch((error: unknown) => {
        // No field is shown here that could carry the server's message about the PDF.
        const lacksPdf = error instanceof ApiError && error.fields?.pdf !== undefined;
        throw lacksPdf ? new ApiError({ ...error, message: t('offerNoPdf') }) : error;
      }),
    wordsOf: ({ name }) => ({
      title: t('end.title', { name }),
      confirm: t('end.confirm'),
      cancel: t('end.cancel'),
      over: t('end.over'),
      consequences: (effects) => (
        <>
          {consequences(effects)}
          <p>{t('end.back')}</p>
        </>
      ),
    }),
    ended: ({ name }) => t('end.done', { name }),
    restored: ({ name }) => t('end.restored', { name }),
    changes: kind.changes,
  };
}

function Enrolled({ count }: { count: number }) {
  const t = useTexts(learningAdminTexts);
  return <p>{count === 0 ? t('end.unused') : t('end.enrolled', { count })}</p>;
}

/** Calls and texts of withdrawing a course and offering it again. */
export function useCourseEnding(onChanged?: () => void) {
  const t = useTexts(learningAdminTexts);
  return useEnding<CourseImpact['effects']>({
    kind: COURSE,
    read: COURSE.read,
    impact: (pk, signal) => callEndpoint(getCourseImpact, { params: { pk }, signal }),
    consequences: ({ enrolled, open_attempts: open, packages, emptied }) => (
      <>
        <Enrolled count={enrolled} />
        {open > 0 && <p>{t('end.open', { count: open })}</p>}
        {packages > emptied && <p>{t('end.packages', { count: packages - emptied })}</p>}
        {emptied > 0 && <p>{t('end.emptied', { count: emptied })}</p>}
      </>
    ),
    onChanged,
  });
}

/** Calls and texts of withdrawing a package and offering it again. */
export function usePackageEnding(onChanged?: () => void) {
  const t = useTexts(learningAdminTexts);
  return useEnding<PackageImpact['effects']>({
    kind: PACKAGE,
    read: PACKAGE.read,
    impact: (pk, signal) => callEndpoint(getPackageImpact, { params: { pk }, signal }),
    consequences: ({ enrolled, unfinished }) => (
      <>
        <Enrolled count={enrolled} />
        {unfinished > 0 && <p>{t('end.unfinished', { count: unfinished })}</p>}
      </>
    ),
    onChanged,
  });
}
