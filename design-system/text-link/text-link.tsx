import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../classes/cn.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** After the text, 16 px. */
  icon?: ReactNode;
  /** Inside a sentence: underlined, no height of its own. */
  inline?: boolean;
  /** Lends its looks to its only child, a router link or a button. */
  asChild?: boolean;
}

/** Leads somewhere. A Button for what starts something. */
export function TextLink({ icon, inline, asChild, className, children, ...rest }: TextLinkProps) {
  const Part = asChild ? Slot : 'a';
  return (
    <Part
      {...rest}
      className={cn(
        'rounded-8 font-560 text-brand underline-offset-4 hover:underline',
        inline ? 'underline decoration-1' : 'inline-flex min-h-11 items-center gap-1.5',
        className,
      )}
    >
      <Slottable>{children}</Slottable>
      {icon}
    </Part>
  );
}
