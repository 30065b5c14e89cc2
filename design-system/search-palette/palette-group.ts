import type { ReactNode } from 'react';

export interface PaletteOption {
  /** Unique within its group. */
  id: string;
  label: string;
  /** Language of the label, where it differs from that of the page. */
  lang?: string | undefined;
  /** The label with the searched words marked; by default the label itself. */
  shown?: ReactNode;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** Before it: a picture or an icon. */
  leading?: ReactNode;
  /** Behind it: a price, a status. */
  trailing?: ReactNode;
  /** Address of a page, so that it can be opened in another tab; missing for an action. */
  href?: string | undefined;
}

export interface PaletteGroup {
  id: string;
  title: string;
  options: readonly PaletteOption[];
}
