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
  /** The button beside the price, such as that of the cart. */
  children?: ReactNode;
}

/**
 * A price with a muted line above it: the budget that would pay, or the amount missing. The line has its height also while it
 * is empty. On a small card it is as wide as the card, also above the button, so that the budget's name fits.
 */
export function PriceWithMark({ benefit, size, priceClassName, className, children }: PriceWithMarkProps) {
  const marked = isPaidFromBudgets({ ...benefit, price: benefit.price_currency });
  return (
    <div className={cn('grid min-h-11 min-w-0 grid-cols-[minmax(0,1fr)_auto] content-end items-end', className)}>
      {marked && (
        <div className="col-span-2 min-h-4.5 min-w-0 @min-[200px]:col-span-1">
          {/* `data-coming` tells screenshot tests that something is still loading. */}
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
