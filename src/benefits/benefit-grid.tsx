import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import type { Layout } from '#machines/browse/filters.ts';
import { BenefitCard } from './benefit-card.tsx';
import { BenefitRow } from './benefit-row.tsx';
import { BenefitCardSkeleton, BenefitRowSkeleton } from './benefit-skeletons.tsx';

interface BenefitGridProps {
  benefits: readonly BenefitInList[];
  layout?: Layout;
  /** Number of placeholders for benefits that are being loaded, after the others. */
  loading?: number;
  className?: string;
}

const layouts: Record<Layout, string> = {
  grid: 'grid two-columns gap-x-3.5 gap-y-7 desk:grid-cols-[repeat(auto-fill,minmax(200px,1fr))] desk:gap-x-5 wide:grid-cols-[repeat(auto-fill,minmax(220px,1fr))] wide:gap-x-6 desk:gap-y-10',
  // On a large screen two columns: in one, a price would be far from its name. No bottom border there, for it would cross the
  // gap between them.
  list: 'grid grid-cols-[minmax(0,1fr)] border-line border-b grand:grid-cols-2 grand:gap-x-16 grand:border-b-0',
};

// Items outside the viewport are neither laid out nor painted. The margin and padding leave room for focus rings, which
// containment would clip.
const places: Record<Layout, string> = {
  grid: '-m-2.5 min-w-0 p-2.5 [contain-intrinsic-size:auto_290px] [content-visibility:auto] desk:[contain-intrinsic-size:auto_396px]',
  list: '-mx-3 min-w-0 px-3 [contain-intrinsic-size:auto_186px] [content-visibility:auto]',
};

/** Benefits as cards or as rows; a thousand of them still scroll smoothly. */
export function BenefitGrid({ benefits, layout = 'grid', loading = 0, className }: BenefitGridProps) {
  const Item = layout === 'grid' ? BenefitCard : BenefitRow;
  const Place = layout === 'grid' ? BenefitCardSkeleton : BenefitRowSkeleton;
  return (
    <ul className={cn(layouts[layout], className)}>
      {benefits.map((benefit, index) => (
        <li key={benefit.id} className={places[layout]}>
          <Item benefit={benefit} priority={index < 4} />
        </li>
      ))}
      {Array.from({ length: loading }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place holds nothing
        <li key={index} aria-hidden className="min-w-0">
          <Place />
        </li>
      ))}
    </ul>
  );
}
