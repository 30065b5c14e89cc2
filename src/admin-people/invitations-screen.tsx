import { Link } from 'react-router-dom';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import {
  exportInvitations,
  listInvitations,
  withdrawInvitation,
} from '#contract/registration/registration.contract.ts';
import { invitationCalls } from '#contract/staff/invitation-bulk.contract.ts';
import { exportInvitationsInTask, getInvitation, sendAgain } from '#contract/staff/sent-invitations.contract.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { lastingBulkCallsOf } from '../admin/bulk/bulk-calls.ts';
import { ListExport } from '../admin/list/list-export.tsx';
import { useList } from '../admin/list/use-list.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { useOpenRecord } from '../admin/record/use-open-record.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { COLLEAGUE_CALLS } from './colleague-ending.ts';
import { InvitationDrawer } from './invitation-drawer.tsx';
import type { InvitationBulkCalls, InvitationSite } from './invitation-row.ts';
import {
  type InvitationsPlace,
  invitationsAddress,
  invitationsFilter,
  invitationsMeant,
  invitationsQuery,
} from './invitations-address.ts';
import { InvitationsList } from './invitations-list.tsx';
import { InviteDrawer } from './invite-drawer.tsx';
import { type InvitationSteps, useInvitationSteps } from './use-invitation-steps.ts';

const CHANGES = [...COLLEAGUE_CALLS, listInvitations, getInvitation] as const;

const SITE: InvitationSite = {
  nameOf: ({ id }) => String(id),
  personAt: ({ person }) => person && `${paths.companyAdmin}/people?open=${person.id}`,
  again: ({ id }) => callEndpoint(sendAgain, { params: { id } }),
  withdraw: ({ id }) => callEndpoint(withdrawInvitation, { params: { id } }),
  changes: CHANGES,
};

const BULK: InvitationBulkCalls = {
  ...lastingBulkCallsOf(invitationCalls, invitationsMeant),
  changes: CHANGES,
};

/** The list of the invitations of a company. */
export function InvitationsScreen() {
  const t = useTexts(adminPeopleTexts);
  const list = useList({
    address: invitationsAddress,
    ask: (values: InvitationsPlace) => query(listInvitations, { query: invitationsQuery(values) }),
  });
  const writes = mayWrite(useMe(), 'company.people');
  const all = useInvitationSteps(SITE);
  const steps = writes ? all : null;
  const { open, onClose } = useOpenRecord(list, writes);
  return (
    <>
      <InvitationsList
        list={list}
        linkOf={(row) => <RecordLink list={list} id={SITE.nameOf(row)} name={row.email} />}
        bulk={BULK}
        steps={steps}
        tools={
          <ListExport
            fetch={() => callForFile(exportInvitations, { query: invitationsFilter(list.values) })}
            inTask={() => callEndpoint(exportInvitationsInTask, { query: invitationsFilter(list.values) })}
          />
        }
        make={writes ? t('invitations.make') : undefined}
        begin={
          writes && (
            <ToolButton asChild tone="primary">
              <Link to={list.linkTo({ open: NEW })}>{t('invitations.make')}</Link>
            </ToolButton>
          )
        }
      />
      {open === NEW && <InviteDrawer changes={CHANGES} onClose={onClose} />}
      {open !== null && open !== NEW && <Opened key={open} id={Number(open)} steps={steps} onClose={onClose} />}
    </>
  );
}

function Opened({ id, ...rest }: { id: number; steps: InvitationSteps | null; onClose: () => void }) {
  return (
    <InvitationDrawer {...rest} personAt={SITE.personAt} found={useRead(query(getInvitation, { params: { id } }))} />
  );
}
