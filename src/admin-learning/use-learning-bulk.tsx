import { courseBulk, type LearningBulkPreview, packageBulk } from '#contract/courses/learning-bulk.contract.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { bulkCallsOf } from '../admin/bulk/bulk-calls.ts';
import type { BulkKind } from '../admin/bulk/bulk-kind.ts';
import { nameIn } from '../admin/parts/name-in.ts';
import { COURSE } from './course-kind.ts';
import { learningMeant } from './learning-address.ts';
import { PACKAGE } from './package-kind.ts';

type Effects = LearningBulkPreview['effects'];
type Row = LearningBulkPreview['sample'][number];
type Refusal = LearningBulkPreview['refused'][number]['code'];

const ACTIONS = ['withdraw', 'offer'] as const;

const KINDS = {
  courses: { calls: bulkCallsOf(courseBulk, learningMeant), changes: COURSE.changes },
  packages: { calls: bulkCallsOf(packageBulk, learningMeant), changes: PACKAGE.changes },
};

/** Bulk actions that withdraw courses or packages, or offer them again. */
export function useLearningBulk(place: keyof typeof KINDS): BulkKind<Effects> {
  const t = useTexts(learningAdminTexts);
  const language = useLanguage();
  const { calls, changes } = KINDS[place];
  return {
    ...calls,
    actions: ACTIONS.map((key) => ({
      key,
      label: t(`bulk.${key}`),
      title: t(`bulk.${key}.title`),
      confirm: (count: number) => t(`bulk.${key}.confirm`, { count }),
    })),
    counted: (count) => t(`${place}.counted`, { count }),
    nameOf: (row) => nameIn(language, row as Row),
    refusedFor: (code) => t(`bulk.refused.${code as Refusal}`),
    shown: (_, row, side) => t((row as Row)[side].active ? 'bulk.on' : 'bulk.off'),
    effects: (effects, action) => (action === 'withdraw' ? <Consequences {...effects} /> : <p>{t('bulk.offered')}</p>),
    changes,
  };
}

/** The consequences for enrolled people. */
function Consequences({ enrolled, unfinished }: Effects) {
  const t = useTexts(learningAdminTexts);
  return (
    <>
      <p>{enrolled === 0 ? t('end.unused') : t('end.enrolled', { count: enrolled })}</p>
      {unfinished > 0 && <p>{t('end.unfinished', { count: unfinished })}</p>}
    </>
  );
}
