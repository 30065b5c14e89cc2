import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { useImportTexts } from './import-site.ts';

/** Speed of a task and its remaining time; the space is reserved while they are unknown. */
export function TaskPace({ work }: Pick<Import, 'work'>) {
  const t = useImportTexts();
  const pace = work?.per_second ? t('work.pace', { count: work.per_second }) : null;
  const left = work?.seconds_left ? t('work.left', { seconds: work.seconds_left }) : null;
  return <p className="min-h-5 text-14 text-ink-muted tabular-nums">{[pace, left].filter(Boolean).join(', ')}</p>;
}
