import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { canSendAgain, canWithdraw, type InvitationRow, type InvitationSite } from './invitation-row.ts';

/** What can be done with an invitation, by the name of its words. */
export type InvitationStep = 'inviteAgain' | 'withdraw';

/** Sends invitations again and withdraws them, one at a time, and says that it is done or why not. */
export function useInvitationSteps({ again, withdraw, changes }: InvitationSite) {
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const onError = ({ message }: Error) => toasts.show({ tone: 'error', text: message });
  const sending = useSoleMutation<unknown, InvitationRow>({
    mutationFn: again,
    onSuccess: (_, { email }) => toasts.show({ tone: 'success', text: t('invited', { name: email }) }),
    onError,
    changes,
  });
  const withdrawing = useSoleMutation<unknown, InvitationRow>({
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
      if (sending.isPending && sending.variables.id === id) return 'inviteAgain';
      return withdrawing.isPending && withdrawing.variables.id === id ? 'withdraw' : null;
    },
  };
}

export type InvitationSteps = ReturnType<typeof useInvitationSteps>;
