import type {
  InvitationAction,
  InvitationRefusal,
  InvitationsPreview,
} from '#contract/staff/invitation-bulk.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { BulkKind } from '../admin/bulk/bulk-kind.ts';
import type { InvitationBulkCalls } from './invitation-row.ts';

type Effects = InvitationsPreview['effects'];
type Row = InvitationsPreview['sample'][number];

const ACTIONS = ['again', 'withdraw'] as const satisfies readonly InvitationAction[];

/** Bulk sending and withdrawing of invitations. A sent one cannot be taken back, only withdrawn. */
export function useInvitationBulk(calls: InvitationBulkCalls): BulkKind<Effects> {
  const t = useTexts(adminPeopleTexts);
  return {
    ...calls,
    actions: ACTIONS.map((key) => ({
      key,
      label: t(`invitations.${key}`),
      title: t(`invitations.${key}.title`),
      confirm: (count: number) => t(`invitations.${key}.confirm`, { count }),
    })),
    counted: (count) => t('invitations.counted', { count }),
    nameOf: (row) => (row as Row).email,
    refusedFor: (code) => t(`invitations.refused.${code as InvitationRefusal}`),
    shown: (_, row, side) => t(`invitations.${(row as Row)[side].status}`),
    effects: ({ opened, minutes }) =>
      opened + minutes > 0 && (
        <>
          {minutes > 0 && <p>{t('invitations.minutes', { count: minutes })}</p>}
          {opened > 0 && <p>{t('invitations.openedLinks', { count: opened })}</p>}
        </>
      ),
  };
}
