import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { allInvitationCalls } from '#contract/staff/invitation-bulk.contract.ts';
import {
  exportAllInvitations,
  exportAllInvitationsInTask,
  getAnyInvitation,
  listAllInvitations,
  sendAgainAnywhere,
  withdrawAnywhere,
} from '#contract/staff/sent-invitations.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { lastingBulkCallsOf } from '../admin/bulk/bulk-calls.ts';
import { ListExport } from '../admin/list/list-export.tsx';
import { useList } from '../admin/list/use-list.ts';
import { COMPANY_KEY, companyKey, companyKeyName } from '../admin/parts/company-key.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { useOpenRecord } from '../admin/record/use-open-record.ts';
import { useCompanyOptions } from '../admin/site/use-company-options.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { InvitationDrawer } from './invitation-drawer.tsx';
import type { InvitationBulkCalls, InvitationRow, InvitationSite } from './invitation-row.ts';
import {
  type AllInvitationsPlace,
  allInvitationsAddress,
  allInvitationsFilter,
  allInvitationsMeant,
  allInvitationsQuery,
} from './invitations-address.ts';
import { InvitationsList } from './invitations-list.tsx';
import { type InvitationSteps, useInvitationSteps } from './use-invitation-steps.ts';
import { USER_CALLS } from './user-calls.ts';

const CHANGES = [...USER_CALLS, listAllInvitations, getAnyInvitation] as const;

const keyOf = ({ company, id }: InvitationRow) => ({ company: company?.id ?? 0, id });

const SITE: InvitationSite = {
  nameOf: (row) => companyKeyName(keyOf(row)),
  personAt: ({ company, person }) =>
    company && person
      ? `${paths.adminPanel}/users?open=${companyKeyName({ company: company.id, id: person.id })}`
      : null,
  again: (row) => callEndpoint(sendAgainAnywhere, { params: keyOf(row) }),
  withdraw: (row) => callEndpoint(withdrawAnywhere, { params: keyOf(row) }),
  changes: CHANGES,
};

const BULK: InvitationBulkCalls = {
  ...lastingBulkCallsOf(allInvitationCalls, allInvitationsMeant),
  changes: CHANGES,
};

/** The list of the invitations of all companies. */
export function AllInvitationsScreen() {
  const t = useTexts(adminPeopleTexts);
  const list = useList({
    address: allInvitationsAddress,
    ask: (values: AllInvitationsPlace) => query(listAllInvitations, { query: allInvitationsQuery(values) }),
  });
  const all = useInvitationSteps(SITE);
  const steps = mayWrite(useMe(), 'platform.people') ? all : null;
  const { open, onClose } = useOpenRecord(list, false, COMPANY_KEY);
  return (
    <>
      <InvitationsList
        list={list}
        linkOf={(row) => <RecordLink list={list} id={SITE.nameOf(row)} name={row.email} />}
        bulk={BULK}
        steps={steps}
        filters={[{ name: 'company', label: t('company'), ...useCompanyOptions() }]}
        tools={
          <ListExport
            fetch={() => callForFile(exportAllInvitations, { query: allInvitationsFilter(list.values) })}
            inTask={() => callEndpoint(exportAllInvitationsInTask, { query: allInvitationsFilter(list.values) })}
          />
        }
        begin={null}
      />
      {open !== null && <Opened key={open} open={open} steps={steps} onClose={onClose} />}
    </>
  );
}

function Opened({ open, ...rest }: { open: string; steps: InvitationSteps | null; onClose: () => void }) {
  const found = useRead(query(getAnyInvitation, { params: companyKey(open) }));
  return <InvitationDrawer {...rest} personAt={SITE.personAt} found={found} />;
}
