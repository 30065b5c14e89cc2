import type { CourseInList } from '#contract/courses/courses.contract.ts';
import { type Currency, toMinor } from '#contract/money/money.rules.ts';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { Money } from '../money/money.tsx';

interface LearningPriceProps {
  learning: Pick<CourseInList, 'price' | 'price_currency'>;
  /** Currency of the reader. */
  currency: Currency;
}

/** Price of a course or a package for the reader. */
export function LearningPrice({ learning: { price, price_currency }, currency }: LearningPriceProps) {
  const t = useTexts(coursesTexts);
  if (price === null) return <p className="display text-18">{t('free')}</p>;
  return <Money amount={toMinor(price_currency)} currency={currency} className="max-desk:text-18" />;
}
