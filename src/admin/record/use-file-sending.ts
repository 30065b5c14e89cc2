import type { EditedRecord } from '#machines/records/record-draft.ts';
import { readRefusal } from '#machines/refusal.ts';
import type { Changed } from '../../api/query.ts';
import { useToasts } from '../../ground/toasts-context.ts';
import { useSoleMutation } from '../../ground/use-sole-mutation.ts';
import { recordAt } from '../parts/at-revision.ts';
import { useRecordForm } from './record-context.ts';

interface FileSending<Sent> {
  /** The id of the record. */
  id: number;
  /** Sends the file, with the revision that was seen. */
  send: (at: ReturnType<typeof recordAt>, file: Sent) => Promise<unknown>;
  /** Reads the record again, as the form takes it. */
  reread: () => Promise<EditedRecord>;
  /** The calls whose answers become stale. */
  changes: readonly Changed[];
  /** Text of the toast on success, and on failure if the server gives no reason. */
  done: (file: Sent) => string;
  failed: string;
}

/** Replaces or removes the file of a record immediately, apart from its form, which then continues with the new revision. */
export function useFileSending<Sent extends File | null>({ id, send, reread, ...rest }: FileSending<Sent>) {
  const { changes, done, failed } = rest;
  const toasts = useToasts();
  const { actor } = useRecordForm();
  return useSoleMutation({
    mutationFn: async (file: Sent) => {
      // The form knows the current revision: it may have saved the record since it was read.
      await send(recordAt(id, actor.getSnapshot().context.base.revision), file);
      actor.send({ type: 'offer.changed', record: await reread() });
    },
    changes,
    onSuccess: (_, file) => toasts.show({ tone: 'success', text: done(file) }),
    onError: (error) => toasts.show({ tone: 'error', text: readRefusal(error).message || failed }),
  });
}
