import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { BenefitLink } from '../benefits/benefit-link.tsx';
import { useReaderCurrency } from '../benefits/benefits.queries.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { Money } from '../money/money.tsx';

/** A benefit that fits the budget: a row on a phone, a small card on a desktop. */
export function NudgeBenefit({ benefit }: { benefit: BenefitInList }) {
  const currency = useReaderCurrency();
  const price = benefit.price_discount_currency ?? 0;
  return (
    <li className="group relative flex min-w-0 flex-wrap items-center gap-4 wide:flex-col wide:items-stretch wide:gap-2.5">
      <PictureFrame
        of={benefit.id}
        image={benefit.pictures[0]?.image}
        className="aspect-5/4 w-[96px] shrink-0 wide:w-full"
      />
      <div className="beside">
        <h4 className="hyphenate font-560 font-text text-16 tracking-normal">
          <BenefitLink
            benefit={benefit}
            className="rounded-12 after:absolute after:inset-0 after:rounded-12 after:content-[''] hover:text-brand"
          >
            {benefit.name}
          </BenefitLink>
        </h4>
        <p>
          <Money
            amount={toMinor(price)}
            currency={currency}
            size={14}
            className="font-400 font-text text-ink-muted tracking-normal"
          />
        </p>
      </div>
    </li>
  );
}
