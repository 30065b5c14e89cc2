import { Suspense } from 'react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { isPaidFromBudgets } from '#contract/benefits/benefits.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { optionalPart } from '../ground/optional-part.ts';
import type { MoneySize } from '../money/money.tsx';
import { Price } from './price.tsx';

const BudgetMark = optionalPart(async () => (await import('./budget-mark.tsx')).BudgetMark);

interface PriceWithMarkProps {
  benefit: BenefitInList;
  size?: MoneySize;
  /** Classes of the price itself. */
  priceClassName?: string;
  className?: string;
}

/** A price with a quiet line above it: which budget would pay, or what is missing. The line has its place whether it is said or not. */
export function PriceWithMark({ benefit, size, priceClassName, className }: PriceWithMarkProps) {
  const marked = isPaidFromBudgets({ ...benefit, price: benefit.price_currency });
  return (
    <div className={cn('grid min-h-11 min-w-0 grid-cols-[minmax(0,1fr)] content-end', className)}>
      {marked && (
        <div className="h-4.5 min-w-0">
          {/* The word by which a photograph knows that something is still to come. */}
          <Suspense fallback={<i hidden data-coming />}>
            <BudgetMark benefit={benefit} />
          </Suspense>
        </div>
      )}
      <Price benefit={benefit} {...(size ? { size } : {})} className={priceClassName} />
    </div>
  );
}
