import {
  Building2,
  CircleQuestionMark,
  FileUp,
  Gift,
  History,
  KeyRound,
  Mail,
  Package,
  Shapes,
  Store,
  Ticket,
  Users,
} from 'lucide-react';
import { AdminSite } from '../admin/admin-site.tsx';
import type { Site } from '../admin/site.ts';
import { lazyScreen } from '../ground/lazy-screen.tsx';
import { paths } from '../ground/paths.ts';
import { useMe } from '../session/session.queries.ts';
import { today } from './today-place.ts';

/** The site of the platform, over all companies: each place here is in its navigation, palette and keys. */
export const platform: Site = {
  name: 'platform',
  base: paths.adminPanel,
  places: [
    today('platform.any'),
    {
      name: 'orders',
      group: 'work',
      path: 'orders',
      Icon: Package,
      permission: 'platform.orders',
      letter: 'o',
      screen: lazyScreen(async () => (await import('../admin-orders/orders-screen.tsx')).OrdersScreen),
    },
    {
      name: 'benefits',
      group: 'catalogue',
      path: 'benefits',
      Icon: Gift,
      permission: 'platform.catalogue',
      makes: true,
      brings: { what: 'benefits', at: `${paths.importOfBenefits}/new` },
      often: true,
      letter: 'b',
      screen: lazyScreen(async () => (await import('../admin-benefits/benefits-screen.tsx')).BenefitsScreen),
      page: lazyScreen(async () => (await import('../admin-benefits/benefit-page.tsx')).BenefitPage),
    },
    {
      name: 'providers',
      group: 'catalogue',
      path: 'providers',
      Icon: Store,
      permission: 'platform.catalogue',
      makes: true,
      often: true,
      letter: 'p',
      screen: lazyScreen(async () => (await import('../admin-benefits/providers-screen.tsx')).ProvidersScreen),
    },
    {
      name: 'categories',
      group: 'catalogue',
      path: 'categories',
      Icon: Shapes,
      permission: 'platform.catalogue',
      makes: true,
      screen: lazyScreen(async () => (await import('../admin-benefits/categories-screen.tsx')).CategoriesScreen),
    },
    {
      name: 'imports',
      group: 'catalogue',
      path: 'imports',
      Icon: FileUp,
      permission: 'platform.catalogue',
      letter: 'u',
      screen: lazyScreen(async () => (await import('../imports/benefit-imports-screen.tsx')).BenefitImportsScreen),
    },
    {
      name: 'coupons',
      group: 'catalogue',
      path: 'coupons',
      Icon: Ticket,
      permission: 'platform.coupons',
      makes: true,
      letter: 'c',
      screen: lazyScreen(async () => (await import('../admin-learning/coupons-screen.tsx')).CouponsScreen),
    },
    {
      name: 'companies',
      group: 'people',
      path: 'companies',
      Icon: Building2,
      permission: 'platform.companies',
      makes: true,
      letter: 'k',
      screen: lazyScreen(async () => (await import('../admin-companies/companies-screen.tsx')).CompaniesScreen),
    },
    {
      name: 'users',
      group: 'people',
      path: 'users',
      Icon: Users,
      permission: 'platform.people',
      makes: true,
      brings: { what: 'people', at: `${paths.importOfUsers}/new` },
      letter: 'l',
      screen: lazyScreen(async () => (await import('./users-place.tsx')).UsersPlace),
    },
    {
      name: 'invitations',
      group: 'people',
      path: 'invitations',
      Icon: Mail,
      permission: 'platform.people',
      letter: 'v',
      screen: lazyScreen(async () => (await import('../admin-people/all-invitations-screen.tsx')).AllInvitationsScreen),
    },
    {
      name: 'faq',
      group: 'content',
      path: 'faq',
      Icon: CircleQuestionMark,
      permission: 'platform.content',
      makes: true,
      letter: 'q',
      screen: lazyScreen(async () => (await import('../admin-content/faq-screen.tsx')).FaqScreen),
    },
    {
      name: 'changes',
      group: 'platform',
      path: 'changes',
      Icon: History,
      permission: 'platform.audit',
      letter: 'i',
      screen: lazyScreen(async () => (await import('../changes/changes-screen.tsx')).ChangesScreen),
    },
    {
      name: 'roles',
      group: 'platform',
      path: 'roles',
      Icon: KeyRound,
      permission: 'platform.roles',
      screen: lazyScreen(async () => (await import('../admin-people/platform-roles-screen.tsx')).PlatformRolesScreen),
    },
  ],
};

/** What those who run the platform open at `/admin-panel`. */
export function PlatformSite() {
  return <AdminSite site={platform} roles={useMe()} />;
}
