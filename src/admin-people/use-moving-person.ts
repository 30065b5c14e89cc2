import { useState } from 'react';
import type { ListedColleague } from '#contract/staff/person.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Changed } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useEachMutation } from '../ground/use-each-mutation.ts';
import type { AddressSteps, SteppedPerson } from './person-steps.ts';

/** The fields of a person that change with the address. */
export type Moved = Pick<ListedColleague, 'email' | 'pending_email' | 'revision'>;

/** The calls of a site that ask for a new address and take it back; both return the person. */
export interface AddressSite<Row extends SteppedPerson> {
  ask: (person: Row, seen: number, email: string) => Promise<Moved>;
  takeBack: (person: Row, seen: number) => Promise<Moved>;
  /** Whether the caller may: the address of a person with roles is changed only by admins who could give these roles. */
  may: (person: Row) => boolean;
  /** The calls whose answers change with the address. */
  changes: readonly Changed[];
}

const idOf = ({ id }: SteppedPerson) => id;

/** Changes addresses of people, of each once at a time; `asked` is the person whose dialog is open. */
export function useMovingPerson<Row extends SteppedPerson>(site: AddressSite<Row>) {
  const { changes } = site;
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const [asked, onAsk] = useState<Row | null>(null);
  const onError = ({ message }: Error) => toasts.show({ tone: 'error', text: message });
  const sending = useEachMutation({
    of: idOf,
    mutationFn: (person: Row) => site.ask(person, person.revision, person.pending_email?.email ?? ''),
    onSuccess: (_, { pending_email: waits }) =>
      toasts.show({ tone: 'success', text: t('address.sentAgain', { email: waits?.email ?? '' }) }),
    onError,
    changes,
  });
  const takingBack = useEachMutation({
    of: idOf,
    mutationFn: (person: Row) => site.takeBack(person, person.revision),
    onSuccess: (_, { email }) => toasts.show({ tone: 'success', text: t('address.takenBack', { email }) }),
    onError,
    changes,
  });
  const steps: AddressSteps<Row> = {
    may: site.may,
    ask: onAsk,
    again: sending.mutate,
    takeBack: takingBack.mutate,
    isBusy: ({ id }) => sending.running.includes(id) || takingBack.running.includes(id),
  };
  return { steps, asked, onOver: () => onAsk(null) };
}
