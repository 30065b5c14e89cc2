import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useToasts } from '../ground/toasts-context.ts';
import { useEachMutation } from '../ground/use-each-mutation.ts';
import { canSendAgain, canWithdraw, type InvitationRow, type InvitationSite } from './invitation-row.ts';

/** The steps with an invitation, which are also the keys of their texts. */
export type InvitationStep = 'inviteAgain' | 'withdraw';

const idOf = ({ id }: InvitationRow) => id;

/** Sends or withdraws invitations, each once at a time, and reports the outcome in a toast. */
export function useInvitationSteps({ again, withdraw, changes }: InvitationSite) {
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const onError = ({ message }: Error) => toasts.show({ tone: 'error', text: message });
  const sending = useEachMutation({
    of: idOf,
    mutationFn: again,
    onSuccess: (_, { email }) => toasts.show({ tone: 'success', text: t('invited', { name: email }) }),
    onError,
    changes,
  });
  const withdrawing = useEachMutation({
    of: idOf,
    mutationFn: withdraw,
    onSuccess: (_, { email }) => toasts.show({ tone: 'success', text: t('withdrawn', { name: email }) }),
    onError,
    changes,
  });
  return {
    stepsOf: (row: InvitationRow): readonly InvitationStep[] => [
      ...(canSendAgain(row) ? (['inviteAgain'] as const) : []),
      ...(canWithdraw(row) ? (['withdraw'] as const) : []),
    ],
    take: (row: InvitationRow, step: InvitationStep) =>
      step === 'withdraw' ? withdrawing.mutate(row) : sending.mutate(row),
    busyWith: ({ id }: InvitationRow): InvitationStep | null => {
      if (sending.running.includes(id)) return 'inviteAgain';
      return withdrawing.running.includes(id) ? 'withdraw' : null;
    },
  };
}

export type InvitationSteps = ReturnType<typeof useInvitationSteps>;
