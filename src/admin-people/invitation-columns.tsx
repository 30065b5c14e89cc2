import type { ReactElement } from 'react';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatDay, formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import type { InvitationRow } from './invitation-row.ts';
import { InvitationState } from './invitation-state.tsx';

type InvitationColumn = ListColumn<InvitationRow>;

/** The columns of a list of invitations; `linkOf` opens one over the list. With `isOfAll`, a column names the company. */
export function useInvitationColumns(
  linkOf: (row: InvitationRow) => ReactElement,
  isOfAll: boolean,
): readonly InvitationColumn[] {
  const t = useTexts(adminPeopleTexts);
  const company: InvitationColumn = {
    key: 'company',
    header: t('company'),
    phone: 'beside',
    cell: (row) => <span className="block rows:min-w-30">{row.company?.name}</span>,
  };
  return [
    {
      key: 'email',
      header: t('invitations.whom'),
      heading: true,
      rowHeader: true,
      sortable: true,
      cell: (row) => <RecordName detail={row.person?.name}>{linkOf(row)}</RecordName>,
    },
    ...(isOfAll ? [company] : []),
    {
      key: 'state',
      header: t('invitations.state'),
      phone: isOfAll ? 'foot' : 'beside',
      cell: (row) => <InvitationState row={row} />,
    },
    ...useMoments(isOfAll),
  ];
}

// With the column of the company, the day stands above the hour, for lack of room.
function useMoments(isOfAll: boolean): readonly InvitationColumn[] {
  const t = useTexts(adminPeopleTexts);
  const called = useCalled();
  return [
    {
      key: 'created',
      header: t('invitations.sentAt'),
      sortable: true,
      phone: 'foot',
      cell: ({ sent_at: sent, send_at: leaves }) => (
        <span className={isOfAll ? undefined : 'whitespace-nowrap'}>
          <span className="rows:hidden">{t(sent ? 'invitations.sentAt' : 'invitations.leavesAt')} </span>
          {formatMoment(sent ?? leaves)}
        </span>
      ),
    },
    {
      key: 'opened',
      header: t('invitations.openedAt'),
      phone: 'hidden',
      spare: 2,
      cell: ({ opened_at: opened }) =>
        opened && <span className={isOfAll ? undefined : 'whitespace-nowrap'}>{formatMoment(opened)}</span>,
    },
    {
      key: 'expires',
      header: t('invitations.until'),
      phone: 'hidden',
      spare: 2,
      cell: ({ expires_at: until }) => formatDay(until),
    },
    {
      key: 'by',
      header: t('invitations.by'),
      phone: 'hidden',
      spare: 1,
      cell: ({ by }) => (
        <span className="block rows:min-w-24">{by === null ? t('invitations.byPlatform') : called(by)}</span>
      ),
    },
    {
      key: 'times',
      header: t('invitations.times'),
      extra: true,
      align: 'end',
      cell: ({ times }) => times,
    },
  ];
}
