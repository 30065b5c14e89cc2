import { LEARNING_LACKS } from '#contract/courses/admin-learning.contract.ts';
import { COURSE_TYPES } from '#contract/courses/courses.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import type { PresetList } from '../admin/list/saved-tabs.tsx';
import type { LearningPlace } from './learning-address.ts';

/** The filters of the lists of courses and of packages. */
export function useLearningFilters(): readonly ListFilter[] {
  const t = useTexts(learningAdminTexts);
  return [
    { name: 'type', label: t('type'), options: COURSE_TYPES.map((value) => ({ value, label: t(`type.${value}`) })) },
    {
      name: 'state',
      label: t('state'),
      options: STATES.map((value) => ({ value, label: t(value === 'active' ? 'on' : 'off') })),
    },
    {
      name: 'missing',
      label: t('missing'),
      options: LEARNING_LACKS.map((value) => ({ value, label: t(`missing.${value}`) })),
    },
  ];
}

/** Their lists that have a name. */
export function useSavedLearning(): readonly PresetList<LearningPlace>[] {
  const t = useTexts(learningAdminTexts);
  return [
    { key: 'all', label: t('all'), change: {} },
    { key: 'active', label: t('allOn'), change: { state: 'active' } },
    { key: 'inactive', label: t('allOff'), change: { state: 'inactive' } },
    { key: 'english', label: t('untranslated'), change: { state: 'active', missing: 'en' } },
  ];
}
