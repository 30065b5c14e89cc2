import { neededRight } from '#contract/courses/questions.rules.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { TypedNumber } from '../admin/parts/typed-number.ts';
import { useField } from '../admin/record/record-context.ts';
import { RecordNumber } from '../admin/record/record-number.tsx';

/** The pass mark in per cent, and the number of questions that it means. */
export function PassMark({ count }: { count: number }) {
  const t = useTexts(learningAdminTexts);
  const { value } = useField<TypedNumber>('pass_mark');
  const isMark = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100;
  return (
    <div className="grid items-end gap-4 @min-[26rem]:grid-cols-[minmax(0,1.4fr)_7rem_minmax(0,1fr)]">
      <RecordNumber name="pass_mark" required suffix="%" />
      {isMark && count > 0 && (
        <p className="font-display text-16 text-ink-muted italic @min-[26rem]:col-span-2">
          {t('needs', { mark: value, count, right: neededRight(value, count) })}
        </p>
      )}
    </div>
  );
}
