import { Slot, Slottable } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from '../classes/cn.ts';

const button = cva(
  [
    'inline-flex max-w-full shrink-0 items-center justify-center gap-2.5 edge rounded-full py-2 text-center font-560 leading-[1.2]',
    'transition-[background-color,transform,filter] duration-fast active:scale-[0.98] can-be-off',
    // Hidden in print: it cannot be pressed there.
    'print:hidden',
  ],
  {
    variants: {
      tone: {
        primary: 'bg-brand text-on-brand hover:bg-brand-strong active:bg-brand-strong',
        secondary: 'bg-surface-sunken text-ink hover:bg-line dark:bg-line dark:hover:bg-brand-soft',
        ghost: 'text-brand hover:bg-brand-soft [--off:transparent]',
        accent: 'bg-accent text-on-accent hover:brightness-95 dark:hover:brightness-105',
        danger: 'bg-danger text-on-danger hover:bg-danger-strong',
      },
      size: {
        small: 'min-h-11 px-4.5 text-14',
        regular: 'min-h-12 px-5.5 text-16',
        large: 'min-h-14 px-7 text-18',
      },
      wide: { true: 'w-full' },
      busy: { true: 'cursor-progress active:scale-100' },
    },
    compoundVariants: [{ tone: 'ghost', class: 'px-3' }],
    defaultVariants: { tone: 'primary', size: 'regular' },
  },
);

type Look = VariantProps<typeof button>;

export interface ButtonProps extends ComponentProps<'button'> {
  /** Primary is the thing to do, secondary and ghost stand beside it; accent once on a screen, danger where something is lost. */
  tone?: NonNullable<Look['tone']>;
  size?: NonNullable<Look['size']>;
  /** Takes the full width. */
  wide?: boolean;
  /** Work is running: the label stays, presses are ignored, focus is kept. */
  busy?: boolean;
  /** Cannot be used now: presses are ignored. For a button that its own press may switch off, since `disabled` would lose its focus. */
  off?: boolean;
  /** Before the label, 20 px. Gives way to the spinner while busy. */
  icon?: ReactNode;
  /** After the label, 20 px. */
  trailingIcon?: ReactNode;
  /** Applies its look to its only child, usually a link. */
  asChild?: boolean;
}

/** Starts an action. One primary button on a screen; a TextLink for navigation. */
export function Button(props: ButtonProps) {
  const { tone, size, wide, busy, off, icon, trailingIcon, asChild, className, children, onClick, ...rest } = props;
  const Part = asChild ? Slot : 'button';
  return (
    <Part
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      className={cn(button({ tone, size, wide, busy }), className)}
      {...(busy || off ? { 'aria-disabled': true, 'aria-busy': busy || undefined, onClick: ignore } : { onClick })}
    >
      {busy ? <LoaderCircle aria-hidden size={20} className="animate-spin" /> : icon}
      <Slottable>{children}</Slottable>
      {trailingIcon}
    </Part>
  );
}

// Keeps an inactive submit button from sending its form.
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
