import { type ReactNode, Suspense } from 'react';
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
  /** What is done at that price: its button. */
  children?: ReactNode;
}

/**
 * A price with a quiet line above it: which budget would pay, or what is missing. The line has its place whether it is said or not.
 * On a small card it is as wide as the card, above the button too: the name of a budget is said whole.
 */
export function PriceWithMark({ benefit, size, priceClassName, className, children }: PriceWithMarkProps) {
  const marked = isPaidFromBudgets({ ...benefit, price: benefit.price_currency });
  return (
    <div className={cn('grid min-h-11 min-w-0 grid-cols-[minmax(0,1fr)_auto] content-end items-end', className)}>
      {marked && (
        <div className="col-span-2 min-h-4.5 min-w-0 @min-[200px]:col-span-1">
          {/* The word by which a photograph knows that something is still to come. */}
          <Suspense fallback={<i hidden data-coming />}>
            <BudgetMark benefit={benefit} />
          </Suspense>
        </div>
      )}
      <Price benefit={benefit} {...(size ? { size } : {})} className={cn('col-start-1', priceClassName)} />
      {children && (
        <div className="col-start-2 row-start-2 pl-2 @min-[200px]:row-span-2 @min-[200px]:row-start-1">{children}</div>
      )}
    </div>
  );
}
