import { ArrowRight, Check, Heart, Plus, Search, ShoppingBag, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** Some of the shop's icons, as options of controls. */
export const icons: Readonly<Record<string, ReactNode>> = {
  none: undefined,
  bag: <ShoppingBag aria-hidden size={20} />,
  heart: <Heart aria-hidden size={20} />,
  plus: <Plus aria-hidden size={20} />,
  check: <Check aria-hidden size={20} />,
  search: <Search aria-hidden size={20} />,
  bin: <Trash2 aria-hidden size={20} />,
  arrow: <ArrowRight aria-hidden size={20} />,
};
