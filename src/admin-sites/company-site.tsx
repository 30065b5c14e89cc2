import {
  Calculator,
  ChartColumn,
  Gift,
  History,
  KeyRound,
  Mail,
  ReceiptText,
  Settings,
  Stamp,
  Users,
  WalletMinimal,
} from 'lucide-react';
import { AdminSite } from '../admin/frame/admin-site.tsx';
import { IMPORT_BUDGETS } from '../admin/parts/people-selection.ts';
import type { Site } from '../admin/site/site.ts';
import { lazyScreen } from '../ground/lazy-screen.tsx';
import { paths } from '../ground/paths.ts';
import { useMe } from '../session/session.queries.ts';
import { today } from './today-place.ts';

/** The site of one's own company; each place appears in its navigation, command palette and keyboard shortcuts. */
export const company: Site = {
  name: 'company',
  base: paths.companyAdmin,
  places: [
    today('company.any'),
    {
      name: 'requests',
      path: 'requests',
      Icon: ReceiptText,
      permission: 'company.requests',
      often: true,
      letter: 'r',
      screen: lazyScreen(async () => (await import('../admin-requests/requests-screen.tsx')).RequestsScreen),
      below: {
        path: 'absence',
        screen: lazyScreen(async () => (await import('../admin-requests/absence-screen.tsx')).AbsenceScreen),
      },
    },
    {
      name: 'people',
      path: 'people',
      Icon: Users,
      permission: 'company.people',
      makes: true,
      brings: { what: 'people', at: `${paths.importOfPeople}/new` },
      often: true,
      letter: 'l',
      screen: lazyScreen(async () => (await import('../admin-people/people-screen.tsx')).PeopleScreen),
      below: {
        path: 'import/*',
        screen: lazyScreen(async () => (await import('../imports/people-imports-screen.tsx')).PeopleImportsScreen),
      },
    },
    {
      name: 'invitations',
      path: 'invitations',
      Icon: Mail,
      permission: 'company.people',
      makes: true,
      letter: 'v',
      screen: lazyScreen(async () => (await import('../admin-people/invitations-screen.tsx')).InvitationsScreen),
    },
    {
      name: 'budgets',
      path: 'budgets',
      Icon: WalletMinimal,
      permission: 'company.budgets',
      makes: true,
      brings: { what: 'budgets', at: `${IMPORT_BUDGETS}/new` },
      often: true,
      letter: 'b',
      screen: lazyScreen(async () => (await import('../admin-budgets/gifts-screen.tsx')).GiftsScreen),
      below: {
        path: 'import/*',
        screen: lazyScreen(async () => (await import('../imports/budget-imports-screen.tsx')).BudgetImportsScreen),
      },
      page: lazyScreen(async () => (await import('../admin-budgets/gift-page.tsx')).GiftPage),
    },
    {
      name: 'approvals',
      path: 'approvals',
      Icon: Stamp,
      permission: 'company.budgets',
      letter: 'a',
      screen: lazyScreen(async () => (await import('../admin-budgets/approvals-screen.tsx')).ApprovalsScreen),
      page: lazyScreen(async () => (await import('../admin-budgets/approval-page.tsx')).ApprovalPage),
    },
    {
      name: 'core',
      path: 'core-benefits',
      Icon: Gift,
      permission: 'company.core',
      makes: true,
      letter: 'o',
      screen: lazyScreen(async () => (await import('../admin-core-benefits/core-screen.tsx')).CoreScreen),
    },
    {
      name: 'reports',
      path: 'reports',
      Icon: ChartColumn,
      permission: 'company.reports',
      letter: 'e',
      screen: lazyScreen(async () => (await import('../admin-reports/reports-screen.tsx')).ReportsScreen),
    },
    {
      name: 'payroll',
      path: 'payroll',
      Icon: Calculator,
      permission: 'company.budgets',
      letter: 'p',
      screen: lazyScreen(async () => (await import('../admin-reports/payroll-screen.tsx')).PayrollScreen),
      page: lazyScreen(async () => (await import('../admin-reports/payroll-page.tsx')).PayrollPage),
    },
    {
      name: 'changes',
      path: 'changes',
      Icon: History,
      permission: 'company.audit',
      letter: 'i',
      screen: lazyScreen(async () => (await import('../changes/changes-screen.tsx')).ChangesScreen),
    },
    {
      name: 'settings',
      path: 'settings',
      Icon: Settings,
      permission: 'company.settings',
      letter: 's',
      screen: lazyScreen(async () => (await import('../admin-settings/settings-screen.tsx')).SettingsScreen),
    },
    {
      name: 'roles',
      path: 'roles',
      Icon: KeyRound,
      permission: 'company.roles',
      screen: lazyScreen(async () => (await import('../admin-people/company-roles-screen.tsx')).CompanyRolesScreen),
    },
  ],
};

/** The administration of a company at `/company-admin`. */
export function CompanySite() {
  const me = useMe();
  return <AdminSite site={Object.assign({}, company, { company: me.company_name })} roles={me} />;
}
