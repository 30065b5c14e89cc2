declare module 'virtual:icons-used' {
  import type { ComponentType } from 'react';

  /** The lucide icons used in the shop, by their names. */
  const icons: Readonly<Record<string, ComponentType<{ size?: number; 'aria-hidden'?: boolean }>>>;
  export default icons;
}
