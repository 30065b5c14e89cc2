import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { cancellationMachine } from '#machines/transactions/cancellation.machine.ts';
import { readAgain } from '../api/query.ts';
import { READS_OF_MONEY } from '../ground/invalidated-reads.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useReloadMe } from '../session/session.queries.ts';
import { cancellationProps } from './cancellation-props.ts';
import { cancelTransactionActor, getTransactionActor } from './transactions.api.ts';

/** Wires the cancelling of a transaction to the server and to everything that shows its money. */
export function useCancellation(id: string) {
  const t = useTexts(transactionsTexts);
  const client = useQueryClient();
  const reloadMe = useReloadMe();
  const { show } = useToasts();
  const sayCancelled = () => show({ tone: 'success', text: t('cancel.done'), long: true });
  const [snapshot, send] = useMachine(
    cancellationMachine.provide({
      actors: {
        cancelTransaction: cancelTransactionActor(client, sayCancelled),
        getTransaction: getTransactionActor,
      },
      actions: {
        sayCancelled,
        reloadMoney: () => {
          void reloadMe();
          void readAgain(client, READS_OF_MONEY);
        },
      },
    }),
    { input: { id } },
  );
  return {
    cancellation: cancellationProps(snapshot),
    onAsk: () => send({ type: 'cancellation.ask' }),
    onBack: () => send({ type: 'cancellation.back' }),
    onConfirm: () => send({ type: 'cancellation.confirm' }),
    onCheck: () => send({ type: 'outcome.ask' }),
  };
}
