import { Heart } from 'lucide-react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useIsFavourite } from './benefits.queries.ts';
import { useToggleFavourite } from './toggle-favourite.ts';

interface FavouriteButtonProps {
  benefit: BenefitInList;
  /** `picture` lies on a picture and is smaller on small cards, with the same target of 44 px. */
  look?: 'picture' | 'paper';
  className?: string | undefined;
}

/** The heart: an optimistic toggle, which is reverted when the server refuses. */
export function FavouriteButton({ benefit, look = 'picture', className }: FavouriteButtonProps) {
  const t = useTexts(benefitsTexts);
  const kept = useIsFavourite(benefit.id);
  const { mutate } = useToggleFavourite();
  return (
    <button
      type="button"
      // The name stays and only `aria-pressed` changes: a screen reader reads both, and with both changed would say the
      // opposite.
      aria-label={t('keep', { name: benefit.name })}
      aria-pressed={kept}
      onClick={() => mutate({ benefit, wanted: !kept })}
      className={cn(
        'group/heart relative z-1 grid size-11 shrink-0 place-items-center rounded-full print:hidden',
        kept ? 'text-danger' : 'text-ink',
        className,
      )}
    >
      <span
        className={cn(
          'grid place-items-center rounded-full transition-[scale,background-color] duration-base group-active/heart:scale-90',
          look === 'picture'
            ? 'size-8.5 bg-surface-raised group-hover/heart:bg-surface-sunken @min-[200px]:size-11'
            : 'size-11 bg-surface-sunken group-hover/heart:bg-line dark:bg-surface-raised',
        )}
      >
        <Heart
          aria-hidden
          className={cn(
            'size-4.5 transition-[scale] duration-base @min-[200px]:size-5',
            kept && 'scale-110 fill-current',
          )}
        />
      </span>
    </button>
  );
}
