import { Link } from 'react-router-dom';
import { getOwnCode, getOwnSettings, renewOwnCode } from '#contract/admin-companies/own-company.contract.ts';
import { getApprovalLimit } from '#contract/approvals/approvals.contract.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { listCompanyRoles } from '#contract/staff/role-holders.contract.ts';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { readRefusal } from '#machines/refusal.ts';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { atRevision } from '../admin/parts/at-revision.ts';
import { ChangeCompanyLimit, Limit } from '../admin-budgets/approval-limit.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useAddress } from '../ground/use-address.ts';
import { useRead } from '../ground/use-read.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useMe } from '../session/session.queries.ts';
import { PromiseDrawer } from './promise-drawer.tsx';
import { settingsAddress } from './settings-address.ts';
import { SettingsView } from './settings-view.tsx';

const ROLES = `${paths.companyAdmin}/roles`;

/** The settings of a company, for its owners: its code, its promise, the limit above which two must decide, and the roles. */
export function SettingsScreen() {
  const t = useTexts(adminCompaniesTexts);
  const { values, go } = useAddress(settingsAddress);
  const writes = mayWrite(useMe(), 'company.settings');
  const code = useRead(query(getOwnCode));
  const settings = useRead(query(getOwnSettings));
  const limit = useRead(query(getApprovalLimit));
  const roles = useRead(query(listCompanyRoles));
  const { mutate, isPending } = useRenewing(code.data?.revision ?? 0);
  useAdminTitle(t('settings.title'));
  return (
    <>
      <SettingsView
        code={code}
        settings={settings}
        limit={limit}
        owners={roles.data?.roles.find(({ role }) => role === 'owner')?.people ?? null}
        mayWrite={writes}
        isRenewing={isPending}
        limitText={(found) => <Limit limit={found} />}
        changeLimit={(found) => <ChangeCompanyLimit limit={found} />}
        rolesLink={(children) => <Link to={ROLES}>{children}</Link>}
        onRenew={mutate}
        onPromise={() => go({ open: 'promise' })}
      />
      {values.open === 'promise' && (
        <PromiseDrawer mayWrite={writes} onClose={() => go({ open: '' }, { replace: true })} />
      )}
    </>
  );
}

function useRenewing(revision: number) {
  const t = useTexts(adminCompaniesTexts);
  const toasts = useToasts();
  return useSoleMutation({
    mutationFn: (_: () => void) => callEndpoint(renewOwnCode, { headers: atRevision(revision) }),
    changes: [getOwnCode, getOwnSettings],
    onSuccess: () => toasts.show({ tone: 'success', text: t('code.renewed') }),
    onError: (error) => toasts.show({ tone: 'error', text: readRefusal(error).message || t('code.failed') }),
    onSettled: (_, __, onOver) => onOver(),
  });
}
