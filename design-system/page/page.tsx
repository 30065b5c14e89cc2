import type { ComponentProps } from 'react';
import { cn } from '../classes/cn.ts';

const widths = {
  fluid: '',
  // Beside the places of the account every page begins at the same left edge.
  reading: 'mx-auto max-w-reading in-data-account:mx-0 in-data-account:max-w-340',
  form: 'mx-auto max-w-medium in-data-account:mx-0',
} as const;

export interface PageProps extends ComponentProps<'div'> {
  /** Fluid fills the column beside the sidebar; reading is for one thing (cart, detail); form for one form. */
  width?: keyof typeof widths;
}

/** The margins of a screen: 32 px, 16 on phones. */
export function Page({ width = 'fluid', className, ...rest }: PageProps) {
  return (
    <div
      {...rest}
      className={cn(
        'w-full min-w-0 grid-cols-[minmax(0,1fr)] px-4 pt-4 pb-16 desk:px-8 desk:pt-8 desk:pb-20',
        widths[width],
        className,
      )}
    />
  );
}
