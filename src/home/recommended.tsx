import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { BenefitCard } from '../benefits/benefit-card.tsx';
import { BenefitCardSkeleton } from '../benefits/benefit-skeletons.tsx';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { Section } from './section.tsx';

/** specification.md 9: most recommended benefits. */
const MOST = 6;

const grid =
  'grid two-columns gap-x-3.5 gap-y-7 desk:grid-cols-3 desk:gap-x-6 desk:gap-y-9 @min-[60rem]:grid-cols-4 [&>*]:min-w-0';
const five = '@min-[84rem]:grid-cols-5';
// One large card breaks the grid (design.md 4), where there are enough others beside it to fill two rows.
const FEWEST_BESIDE = 4;
const large = 'col-span-full desk:col-span-2 desk:row-span-2';
// With five others it fills 3 columns, with four others 4; empty cells become a link to all benefits, by its number of cards.
const left: Record<number, string> = {
  5: 'max-desk:hidden @min-[60rem]:hidden',
  6: 'desk:hidden @min-[60rem]:col-span-3 @min-[60rem]:block @min-[84rem]:col-span-1',
};

interface RecommendedProps {
  benefits: readonly BenefitInList[];
  loading: boolean;
}

export function Recommended({ benefits, loading }: RecommendedProps) {
  const t = useTexts(homeTexts);
  const shown = benefits.slice(0, MOST);
  const isLarge = (index: number) => index === 0 && shown.length > FEWEST_BESIDE;
  if (!loading && shown.length === 0) return null;
  return (
    <Section title={t('recommended')} text={t('recommendedText')} className="@container">
      {loading ? (
        <div className={cn(grid, five)}>
          <div className={cn(large, 'grid content-start gap-3')}>
            <Skeleton shape="block" className="aspect-5/4 rounded-20" />
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="w-4/5" />
          </div>
          {['a', 'b', 'c', 'd', 'e'].map((place) => (
            <BenefitCardSkeleton key={place} />
          ))}
        </div>
      ) : (
        <ul className={cn(grid, shown.length === MOST && five)}>
          {shown.map((benefit, index) => (
            <li key={benefit.id} className={isLarge(index) ? large : ''}>
              <BenefitCard benefit={benefit} look={isLarge(index) ? 'feature' : 'regular'} />
            </li>
          ))}
          {left[shown.length] && (
            <li className={left[shown.length]}>
              <Everything />
            </li>
          )}
        </ul>
      )}
    </Section>
  );
}

/** Pictures of the tile that leads to all benefits. */
const OFFER = ['culture-theatre-0', 'travel-balloon-1', 'sport-kettlebell-2'] as const;

function Everything() {
  const t = useTexts(homeTexts);
  return (
    <Link
      to={paths.flexible()}
      className="group flex h-full flex-col gap-4 rounded-12 bg-brand-soft p-4 text-ink hover:bg-line desk:p-6 @min-[60rem]:flex-row @min-[84rem]:flex-col"
    >
      {/* Three pictures in a row where the tile is wide, one where it is as narrow as a card. */}
      <span className="flex flex-1 items-center gap-4 @min-[60rem]:order-1 @min-[84rem]:order-0">
        {OFFER.map((scene, place) => (
          <PictureFrame
            key={scene}
            image={`/pictures/${scene}.svg`}
            className={cn(
              'aspect-square flex-1 rounded-[46px_46px_10px_10px]',
              place > 0 && 'hidden @min-[60rem]:block @min-[84rem]:hidden',
            )}
          />
        ))}
      </span>
      <span className="grid content-end gap-1">
        <span className="display text-22">{t('everything')}</span>
        <span className="text-14 text-ink-muted">{t('everythingText')}</span>
        <ArrowRight
          aria-hidden
          size={24}
          className="text-brand transition-transform duration-base group-hover:translate-x-1"
        />
      </span>
    </Link>
  );
}
