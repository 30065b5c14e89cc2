import type { ReactNode } from 'react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { Carousel } from '#design-system/carousel/carousel.tsx';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { BenefitCard } from './benefit-card.tsx';
import { BenefitCardSkeleton } from './benefit-skeletons.tsx';

interface BenefitCarouselProps {
  /** Accessible name of the row. */
  label: string;
  heading?: ReactNode;
  benefits: readonly BenefitInList[];
  /** Shows placeholders instead of benefits. */
  loading?: boolean;
  /** Called when the last benefits become visible. */
  onEnd?: (() => void) | undefined;
  className?: string;
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Benefits in a row with arrows (specification.md 2). */
export function BenefitCarousel({ label, heading, benefits, loading = false, onEnd, className }: BenefitCarouselProps) {
  const t = useTexts(benefitsTexts);
  return (
    <Carousel
      label={label}
      heading={heading}
      onEnd={onEnd}
      {...(className ? { className } : {})}
      slideClassName="w-[222px] desk:w-[252px] grand:w-[calc((100%-120px)/6)]"
      labels={{
        previous: t('previous'),
        next: t('next'),
        slide: (position, total) => t('slide', { position, total }),
      }}
    >
      {loading
        ? PLACES.map((place) => <BenefitCardSkeleton key={place} />)
        : benefits.map((benefit) => <BenefitCard key={benefit.id} benefit={benefit} />)}
    </Carousel>
  );
}
