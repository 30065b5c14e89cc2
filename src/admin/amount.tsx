import type { ComponentProps } from 'react';
import { Money } from '../money/money.tsx';

/** An amount in a column of a list: the digits of the display face, one below another. */
export const Amount = (props: Pick<ComponentProps<typeof Money>, 'amount' | 'currency'>) => (
  <Money
    {...props}
    size={14}
    inColumn
    className="font-500 font-display text-[0.9375rem] tracking-[-0.035em] [&>span]:font-500 [&>span]:font-text [&>span]:tracking-normal"
  />
);
