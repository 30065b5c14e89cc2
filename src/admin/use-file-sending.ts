import type { EditedRecord } from '#machines/records/record-draft.ts';
import { readRefusal } from '#machines/refusal.ts';
import type { Changed } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { recordAt } from './at-revision.ts';
import { useRecordForm } from './record-context.ts';

interface FileSending<Sent> {
  /** The number of the record. */
  id: number;
  /** Gives the record the file, as it was seen. */
  send: (at: ReturnType<typeof recordAt>, file: Sent) => Promise<unknown>;
  /** Reads the record again, in the shape of the form. */
  reread: () => Promise<EditedRecord>;
  /** The calls whose answers it changes. */
  changes: readonly Changed[];
  /** What is said once it is done, and where the server does not say why it is not. */
  done: (file: Sent) => string;
  failed: string;
}

/** Gives a record its file, or takes it away, at once and beside its form: the form is of the new revision from then on. */
export function useFileSending<Sent extends File | null>({ id, send, reread, ...rest }: FileSending<Sent>) {
  const { changes, done, failed } = rest;
  const toasts = useToasts();
  const { actor } = useRecordForm();
  return useSoleMutation({
    mutationFn: async (file: Sent) => {
      // Its revision as the form knows it, which may have saved it since it was read.
      await send(recordAt(id, actor.getSnapshot().context.base.revision), file);
      actor.send({ type: 'offer.changed', record: await reread() });
    },
    changes,
    onSuccess: (_, file) => toasts.show({ tone: 'success', text: done(file) }),
    onError: (error) => toasts.show({ tone: 'error', text: readRefusal(error).message || failed }),
  });
}
