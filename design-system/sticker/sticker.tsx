import type { ComponentProps } from 'react';
import { cn } from '../classes/cn.ts';

export interface StickerProps extends ComponentProps<'span'> {
  size?: 'small' | 'regular';
}

/**
 * The round sticker of a discount, −15%; one on a picture, turned a little. It straightens when its `group` is hovered. A Badge for words.
 * The disc is as wide as its class says (`min-w-*`), or as its text needs: −100%, or larger letters.
 */
export function Sticker({ size = 'regular', className, ...rest }: StickerProps) {
  return (
    <span
      {...rest}
      className={cn(
        'inline-grid aspect-square shrink-0 self-center -rotate-9 place-items-center rounded-full bg-accent px-[0.15em] font-600 font-display text-on-accent lining-nums leading-none tracking-large transition-transform duration-base group-hover:rotate-0',
        size === 'small' ? 'min-w-11 text-14' : 'min-w-13.5 text-18',
        className,
      )}
    />
  );
}
