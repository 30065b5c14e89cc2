import { Sun } from 'lucide-react';
import type { AdminPlace } from '../admin/site/site.ts';
import { lazyScreen } from '../ground/lazy-screen.tsx';

const screen = lazyScreen(async () => (await import('../admin/today/today-screen.tsx')).TodayScreen);

/** The first page of a site, for all who may open it. */
export const today = (permission: 'platform.any' | 'company.any'): AdminPlace => ({
  name: 'today',
  path: '',
  Icon: Sun,
  permission,
  often: true,
  letter: 't',
  screen,
});
