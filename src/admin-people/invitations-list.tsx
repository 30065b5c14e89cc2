import type { ReactElement, ReactNode } from 'react';
import { INVITATION_STATUSES } from '#contract/registration/registration.contract.ts';
import { EmptyFirst } from '#design-system/empty-first/empty-first.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useBulk } from '../admin/bulk/use-bulk.ts';
import type { ListFilter } from '../admin/list/list-filter.ts';
import { RecordList } from '../admin/list/record-list.tsx';
import type { PresetList } from '../admin/list/saved-tabs.tsx';
import type { List } from '../admin/list/use-list.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { useInvitationColumns } from './invitation-columns.tsx';
import type { InvitationBulkCalls, InvitationRow } from './invitation-row.ts';
import type { InvitationsPlace } from './invitations-address.ts';
import { useInvitationBulk } from './use-invitation-bulk.tsx';
import type { InvitationSteps } from './use-invitation-steps.ts';

interface InvitationsListProps<Values extends InvitationsPlace> {
  list: List<Values, InvitationRow>;
  /** Link that opens an invitation over the list. */
  linkOf: (row: InvitationRow) => ReactElement;
  bulk: InvitationBulkCalls;
  /** Null for an admin who may only read. */
  steps: InvitationSteps | null;
  filters?: readonly ListFilter[];
  tools: ReactNode;
  make?: string | undefined;
  /** Shown while no invitation exists yet. */
  begin: ReactNode;
}

/** The list of invitations on either site, with their states and actions. */
export function InvitationsList<Values extends InvitationsPlace>(props: InvitationsListProps<Values>) {
  const { list, linkOf, steps, filters = [], tools, make, begin } = props;
  const t = useTexts(adminPeopleTexts);
  const bulk = useBulk(useInvitationBulk(props.bulk));
  return (
    <RecordList
      list={list}
      title={t('invitations.title')}
      counted={(count) => t('invitations.counted', { count })}
      columns={useInvitationColumns(linkOf, list.address.filters.includes('company'))}
      rowKey={({ id }) => id}
      nameOf={({ email }) => email}
      search={t('invitations.search')}
      filters={[...filters, ...useFilters()]}
      saved={useSaved<Values>()}
      tools={tools}
      make={make}
      bulk={steps ? bulk : undefined}
      actions={
        steps
          ? { header: t('actions'), cell: (row: InvitationRow) => <InvitationActions row={row} steps={steps} /> }
          : undefined
      }
      first={
        <EmptyFirst
          picture={inWindow('team-table-0')}
          title={t('invitations.first')}
          text={t('invitations.firstText')}
          actions={begin}
        />
      }
    />
  );
}

function useSaved<Values extends InvitationsPlace>(): readonly PresetList<Values>[] {
  const t = useTexts(adminPeopleTexts);
  const lists: readonly PresetList<InvitationsPlace>[] = [
    { key: 'all', label: t('invitations.all'), change: {} },
    { key: 'unopened', label: t('all.unopened'), change: { invitation: 'unopened' } },
    { key: 'opened', label: t('invitations.all.opened'), change: { state: 'opened' } },
    { key: 'expired', label: t('all.expired'), change: { state: 'expired' } },
    { key: 'registered', label: t('invitations.all.registered'), change: { state: 'registered' } },
  ];
  return lists as readonly PresetList<Values>[];
}

function useFilters(): readonly ListFilter[] {
  const t = useTexts(adminPeopleTexts);
  return [
    {
      name: 'state',
      label: t('invitations.state'),
      options: INVITATION_STATUSES.map((value) => ({ value, label: t(`invitations.${value}`) })),
    },
    {
      name: 'invitation',
      asked: 'unopened',
      label: t('invitation'),
      options: [{ value: 'unopened', label: t('invitation.unopened') }],
    },
  ];
}
