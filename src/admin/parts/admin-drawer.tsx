import { Drawer, type DrawerProps } from '#design-system/drawer/drawer.tsx';
import { wholeDrawer, wideDrawer } from '#design-system/drawer/wide-drawer.ts';

interface AdminDrawerProps extends Omit<DrawerProps, 'className'> {
  /** Whether there is room for two languages side by side. */
  isWide?: boolean;
}

/** A drawer of administration: on a phone it is the whole screen. */
export function AdminDrawer({ isWide = false, ...props }: AdminDrawerProps) {
  return <Drawer {...props} className={isWide ? wideDrawer : wholeDrawer} />;
}
