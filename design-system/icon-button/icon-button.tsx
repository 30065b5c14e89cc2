import { Slot, Slottable } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, useRef } from 'react';
import { Badge } from '../badge/badge.tsx';
import { cn } from '../classes/cn.ts';
import { useBump } from './use-bump.ts';

const iconButton = cva(
  [
    // A fixed target for fingers, like the icon: larger text does not push it off a phone.
    'relative inline-grid size-[44px] shrink-0 place-items-center rounded-full text-ink',
    'transition-[background-color,color,transform] duration-fast active:scale-[0.96]',
    'disabled:scale-100 disabled:text-line-strong aria-disabled:scale-100',
    // Hidden in print: it cannot be pressed there.
    'print:hidden',
  ],
  {
    variants: {
      tone: {
        plain: 'aria-pressed:chosen hover:bg-surface-sunken disabled:hover:bg-transparent',
        filled: 'edge bg-surface-sunken hover:bg-line dark:bg-line dark:hover:bg-brand-soft',
        brand:
          'edge bg-brand-soft text-brand hover:bg-brand hover:text-on-brand aria-pressed:chosen aria-pressed:bg-brand aria-pressed:text-on-brand',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name: what it does; includes the count if there is one. */
  label: string;
  tone?: NonNullable<VariantProps<typeof iconButton>['tone']>;
  /** A number at its corner; 0 shows nothing, more than 99 shows 99+. */
  count?: number;
  /** Animates a change of the number: for counts that the person changes themselves. */
  bumps?: boolean;
  /** For a button that stays pressed, a favourite for example. */
  pressed?: boolean;
  asChild?: boolean;
}

/** A round button with a picture for its label. Only for pictures that everyone knows; a Button otherwise. */
export function IconButton({
  label,
  tone,
  count = 0,
  bumps = false,
  pressed,
  asChild,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const number = useRef<HTMLSpanElement>(null);
  useBump(number, count, bumps);
  const Part = asChild ? Slot : 'button';
  return (
    <Part
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={cn(iconButton({ tone }), className)}
    >
      <Slottable>{children}</Slottable>
      {count > 0 && (
        // The number is hidden from screen readers: the label says it in words.
        <Badge
          ref={number}
          tone="count"
          aria-hidden
          data-count={count > 99 ? '99+' : count}
          className="absolute top-[calc(14px-1em)] right-[calc(12px-1em)] ring-2 ring-surface before:content-[attr(data-count)]"
        />
      )}
    </Part>
  );
}
