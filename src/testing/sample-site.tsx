import { CircleQuestionMark, Store, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminPlace, MakingName, Site } from '../admin/site/site.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { lazyScreen } from '../ground/lazy-screen.tsx';

const place = (
  name: MakingName,
  letter: string,
  parts: Required<Pick<AdminPlace, 'group' | 'Icon' | 'permission'>>,
): AdminPlace => ({
  name,
  path: name,
  letter,
  group: parts.group,
  Icon: parts.Icon,
  permission: parts.permission,
  screen: lazyScreen(async () => () => <h1>All {name}</h1>),
  makes: true,
  often: true,
});

/** A site of administration with a few places. */
export const sampleSite: Site = {
  name: 'platform',
  base: '/admin-panel',
  places: [
    place('providers', 'p', { group: 'catalogue', Icon: Store, permission: 'platform.catalogue' }),
    place('coupons', 'c', { group: 'catalogue', Icon: Ticket, permission: 'platform.coupons' }),
    place('faq', 'q', { group: 'content', Icon: CircleQuestionMark, permission: 'platform.content' }),
  ],
};

/** Renders a screen inside that site. */
export const inSampleSite = (screen: ReactNode) => <SiteContext value={sampleSite}>{screen}</SiteContext>;
