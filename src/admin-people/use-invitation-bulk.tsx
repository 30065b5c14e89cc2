import type { InvitationStatus } from '#contract/registration/registration.contract.ts';
import type { InvitationAction, InvitationRefusal } from '#contract/staff/invitation-bulk.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { BulkTry } from '#machines/records/bulk.machine.ts';
import type { Bulk, BulkKind, BulkPreview } from '../admin/bulk-kind.ts';
import type { InvitationBulkCalls } from './invitation-row.ts';

interface Effects {
  opened: number;
  minutes: number;
}

const ACTIONS = ['again', 'withdraw'] as const satisfies readonly InvitationAction[];

/** How many invitations are sent again or withdrawn at once. What has left is not taken back: it can be withdrawn. */
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
    nameOf: ({ name_sr: email }) => email,
    refusedFor: (code) => t(`invitations.refused.${code as InvitationRefusal}`),
    shown: (_, row, side) => t(`invitations.${row[side].status as InvitationStatus}`),
    effects: ({ opened, minutes }) =>
      opened + minutes > 0 && (
        <>
          {minutes > 0 && <p>{t('invitations.minutes', { count: minutes })}</p>}
          {opened > 0 && <p>{t('invitations.openedLinks', { count: opened })}</p>}
        </>
      ),
  };
}

/** What is chosen of a list, as the call of a preview takes it; `meant` makes its filters of the place of the list. */
export function chosenBy<Query>({ selection, action }: BulkTry, meant: (place: never) => Query) {
  const asked = { action: action as InvitationAction };
  if (selection.of === 'rows') return Object.assign(asked, { ids: selection.keys.map(Number) });
  return Object.assign(asked, { query: meant(selection.query as never), except: selection.except.map(Number) });
}

type Named = { id: number; email: string };

// A change of many names its records in both languages; an address is the same in both.
const named = <Row extends Named>(row: Row) => Object.assign({ name_sr: row.email, name_en: row.email }, row);

interface Seen<Row extends Named> {
  sample: readonly Row[];
  refused: readonly { code: string; count: number; sample: readonly Named[] }[];
}

/** A preview as lists of administration show it. */
export const shownPreview = <Answer extends Seen<Named & Pick<BulkPreview['sample'][number], 'before' | 'after'>>>(
  seen: Answer,
) =>
  Object.assign({}, seen, {
    sample: seen.sample.map(named),
    refused: seen.refused.map((each) => Object.assign({}, each, { sample: each.sample.map(named) })),
  });

/** What became of one, as lists of administration show it. */
export const shownBulk = <Answer extends { left_out: readonly (Named & Pick<Bulk['left_out'][number], 'why'>)[] }>(
  bulk: Answer,
) => Object.assign({}, bulk, { left_out: bulk.left_out.map(named) });
