import { ChartColumn, Package, ReceiptText, WalletMinimal } from 'lucide-react';
import { AdminSite } from '../admin/frame/admin-site.tsx';
import type { Site } from '../admin/site/site.ts';
import { lazyScreen } from '../ground/lazy-screen.tsx';
import { paths } from '../ground/paths.ts';
import { useMe } from '../session/session.queries.ts';

/**
 * The site with the figures of one's own company, by name and read-only; each place appears in its navigation, command palette and keyboard
 * shortcuts.
 */
export const corporate: Site = {
  name: 'corporate',
  base: paths.corporatePanel,
  places: [
    {
      name: 'overview',
      path: '',
      Icon: ChartColumn,
      permission: 'corporate.overview',
      often: true,
      letter: 't',
      screen: lazyScreen(async () => (await import('../admin-corporate/summary-screen.tsx')).SummaryScreen),
    },
    {
      name: 'balances',
      path: 'people',
      Icon: WalletMinimal,
      permission: 'corporate.overview',
      often: true,
      letter: 'l',
      screen: lazyScreen(async () => (await import('../admin-corporate/balances-screen.tsx')).BalancesScreen),
    },
    {
      name: 'orders',
      path: 'orders',
      Icon: Package,
      permission: 'corporate.overview',
      often: true,
      letter: 'o',
      screen: lazyScreen(async () => (await import('../admin-corporate/bought-screen.tsx')).BoughtScreen),
    },
    {
      name: 'filed',
      path: 'requests',
      Icon: ReceiptText,
      permission: 'corporate.overview',
      letter: 'r',
      screen: lazyScreen(async () => (await import('../admin-corporate/filed-screen.tsx')).FiledScreen),
    },
  ],
};

/** The panel of a corporate account at `/corporate-panel`. */
export function CorporateSite() {
  const me = useMe();
  return <AdminSite site={Object.assign({}, corporate, { company: me.company_name })} roles={me} />;
}
