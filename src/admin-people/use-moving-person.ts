import { useState } from 'react';
import type { ListedColleague } from '#contract/staff/person.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Changed } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import type { AddressSteps, SteppedPerson } from './person-steps.ts';

/** What is known of somebody who is to have another address. */
export type Moved = Pick<ListedColleague, 'email' | 'pending_email' | 'revision'>;

/** How a site asks for another address of somebody, and takes it back; both answer the person. */
export interface AddressSite<Row extends SteppedPerson> {
  ask: (person: Row, seen: number, email: string) => Promise<Moved>;
  takeBack: (person: Row, seen: number) => Promise<Moved>;
  /** Whether one may: whoever has roles is moved by whoever could give them. */
  may: (person: Row) => boolean;
  /** The calls whose answers are others then. */
  changes: readonly Changed[];
}

/** Moves people to other addresses, one at a time: `asked` is whose new address is asked for now. */
export function useMovingPerson<Row extends SteppedPerson>(site: AddressSite<Row>) {
  const { changes } = site;
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const [asked, onAsk] = useState<Row | null>(null);
  const onError = ({ message }: Error) => toasts.show({ tone: 'error', text: message });
  const sending = useSoleMutation<Moved, Row>({
    mutationFn: (person) => site.ask(person, person.revision, person.pending_email?.email ?? ''),
    onSuccess: (_, { pending_email: waits }) =>
      toasts.show({ tone: 'success', text: t('address.sentAgain', { email: waits?.email ?? '' }) }),
    onError,
    changes,
  });
  const takingBack = useSoleMutation<Moved, Row>({
    mutationFn: (person) => site.takeBack(person, person.revision),
    onSuccess: (_, { email }) => toasts.show({ tone: 'success', text: t('address.takenBack', { email }) }),
    onError,
    changes,
  });
  const isOf = (running: typeof sending, { id }: Row) => running.isPending && running.variables.id === id;
  const steps: AddressSteps<Row> = {
    may: site.may,
    ask: onAsk,
    again: sending.mutate,
    takeBack: takingBack.mutate,
    isBusy: (person) => isOf(sending, person) || isOf(takingBack, person),
  };
  return { steps, asked, onOver: () => onAsk(null) };
}
