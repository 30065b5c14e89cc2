import { lazyView } from './lazy-view.tsx';

/** Popover of a control of the header. Its code is loaded when the control is pointed at. */
export const LazyAnchoredPopover = lazyView(
  async () => (await import('#design-system/popover/anchored-popover.tsx')).AnchoredPopover,
);
