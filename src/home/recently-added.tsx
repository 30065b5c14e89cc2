import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { BenefitLink } from '../benefits/benefit-link.tsx';
import { useReaderCurrency } from '../benefits/benefits.queries.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { Money } from '../money/money.tsx';

interface RecentlyAddedProps {
  benefits: readonly BenefitInList[];
  loading: boolean;
}

/** The newest benefits, small: a picture, a name, a price. */
export function RecentlyAdded({ benefits, loading }: RecentlyAddedProps) {
  if (loading) {
    return (
      <div aria-hidden>
        {['a', 'b', 'c', 'd', 'e'].map((place) => (
          <div key={place} className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-4 py-2.5">
            <Skeleton shape="block" className="aspect-5/4" />
            <div className="grid gap-2">
              <Skeleton className="w-4/5" />
              <Skeleton className="h-3.5 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul>
      {benefits.slice(0, 5).map((benefit) => (
        <li key={benefit.id} className="group relative grid grid-cols-[88px_minmax(0,1fr)] items-center gap-4 py-2.5">
          <PictureFrame of={benefit.id} image={benefit.pictures[0]?.image} className="rounded-12" />
          <div className="min-w-0">
            <h3 className="hyphenate font-560 text-16">
              <BenefitLink
                benefit={benefit}
                className="rounded-12 after:absolute after:inset-0 after:rounded-12 after:content-[''] hover:text-brand"
              >
                {benefit.name}
              </BenefitLink>
            </h3>
            <SmallPrice benefit={benefit} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function SmallPrice({ benefit }: { benefit: BenefitInList }) {
  const t = useTexts(benefitsTexts);
  const currency = useReaderCurrency();
  const price = benefit.price_discount_currency ?? benefit.price_currency;
  if (!price) return <p className="text-14 text-ink-muted">{t('agreed')}</p>;
  return (
    <p>
      <Money
        amount={toMinor(price)}
        currency={currency}
        size={14}
        className="font-400 font-text text-ink-muted tracking-normal"
      />
      {benefit.monthly && <span className="text-12 text-ink-muted"> {t('monthly')}</span>}
    </p>
  );
}
