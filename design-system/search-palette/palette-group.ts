import type { ReactNode } from 'react';

export interface PaletteOption {
  /** An id that no other row of the same group has. */
  id: string;
  label: string;
  /** Language of the label, where it differs from that of the page. */
  lang?: string | undefined;
  /** The label as it is drawn, with what was searched for marked; as it is unless it is given. */
  shown?: ReactNode;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** Before it: a picture or an icon. */
  leading?: ReactNode;
  /** Behind it: a price, a status. */
  trailing?: ReactNode;
  /** Where it leads, so that it can be opened in a tab of its own; without it, it is something to do. */
  href?: string | undefined;
}

export interface PaletteGroup {
  id: string;
  title: string;
  options: readonly PaletteOption[];
}
