import { lazyView } from './lazy-view.tsx';

/** What stands beside a control of the header. Its code comes when the control is pointed at. */
export const LazyAnchoredPopover = lazyView(
  async () => (await import('#design-system/popover/anchored-popover.tsx')).AnchoredPopover,
);
