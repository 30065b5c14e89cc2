import type { ComponentProps } from 'react';
import { cn } from '../classes/cn.ts';

const columns = {
  cards:
    'two-columns gap-x-3.5 gap-y-7 desk:grid-cols-[repeat(auto-fill,minmax(200px,1fr))] desk:gap-x-5 wide:grid-cols-[repeat(auto-fill,minmax(220px,1fr))] wide:gap-x-6 desk:gap-y-10',
  panels: 'grid-cols-1 gap-4 desk:grid-cols-[repeat(auto-fill,minmax(300px,1fr))] desk:gap-6',
  fields: 'grid-cols-1 gap-5 desk:grid-cols-2 desk:gap-x-6',
} as const;

export interface GridProps extends ComponentProps<'div'> {
  /** Cards: two on a phone, as many as fit from 200 px, from 220 with more room. Panels: from 300 px. Fields: one column, then two. */
  of?: keyof typeof columns;
}

/** Equal things in columns that suit the width. */
export function Grid({ of = 'cards', className, ...rest }: GridProps) {
  return <div {...rest} className={cn('grid', columns[of], className)} />;
}
