import type { ComponentProps } from 'react';
import { cn } from '../classes/cn.ts';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  size?: 'small' | 'regular' | 'large';
}

/** The wordmark; the dot of the i is an apricot with a leaf. Its name is read out as one word. Never in a sentence. */
export function Logo({ size = 'regular', className, ...rest }: LogoProps) {
  const sizes = { small: 'text-22', regular: 'text-28 desk:text-[2rem]', large: 'text-48' };
  return (
    <span
      {...(rest['aria-hidden'] ? {} : { role: 'img', 'aria-label': 'Izbor' })}
      {...rest}
      className={cn(
        'inline-block select-none whitespace-nowrap pb-0.75 font-600 font-display tracking-[-0.035em]',
        sizes[size],
        'leading-none',
        className,
      )}
    >
      <span aria-hidden className="relative inline-block">
        ı
        <svg
          viewBox="0 0 20 20"
          aria-hidden
          className="absolute top-[-0.02em] left-1/2 size-[0.36em] -translate-x-[44%] overflow-visible"
        >
          <circle cx="10" cy="11" r="9" className="fill-accent" />
          <path d="M10 2a9 9 0 0 1 0 18Z" className="fill-ink-terracotta" fillOpacity="0.72" />
          <path d="M10 3Q11 -5 20 -5Q19 3 10 3Z" className="fill-brand" />
        </svg>
      </span>
      <span aria-hidden>zbor</span>
    </span>
  );
}
