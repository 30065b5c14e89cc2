import { ChartColumn, Package, ReceiptText, WalletMinimal } from 'lucide-react';
import { AdminSite } from '../admin/admin-site.tsx';
import type { Site } from '../admin/site.ts';
import { lazyScreen } from '../ground/lazy-screen.tsx';
import { paths } from '../ground/paths.ts';
import { useMe } from '../session/session.queries.ts';

/** The figures of one's own company with names, which are only read: each place here is in its navigation, palette and keys. */
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

/** What those with a corporate account open at `/corporate-panel`. */
export function CorporateSite() {
  const me = useMe();
  return <AdminSite site={Object.assign({}, corporate, { company: me.company_name })} roles={me} />;
}
