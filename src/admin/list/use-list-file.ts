import type { Task } from '#contract/tasks/tasks.contract.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../../api/api-error.ts';
import { type AnsweredFile, saveFile } from '../../api/call-for-file.ts';
import { useToasts } from '../../ground/toasts-context.ts';
import { useSoleMutation } from '../../ground/use-sole-mutation.ts';
import { useBeats } from '../site/pulse.ts';

export interface ListFile<Of = void> {
  /** Fetches the rows as a file. */
  fetch: (of: Of) => Promise<AnsweredFile>;
  /** Has a task write the file, if there may be too many rows for one answer. */
  inTask?: (of: Of) => Promise<Task>;
}

/** Exports rows of a list to a file: immediately, or by a task if they are too many. */
export function useListFile<Of = void>({ fetch, inTask }: ListFile<Of>) {
  const t = useTexts(adminTexts);
  const toasts = useToasts();
  const beats = useBeats();
  const say = ({ message }: Error) => toasts.show({ tone: 'error', text: message });
  const task = useSoleMutation<Task | undefined, Of>({
    mutationFn: async (of) => inTask?.(of),
    onSuccess: () => toasts.show({ tone: 'info', text: t('list.exportInTask') }),
    onError: say,
    changes: beats,
  });
  const file = useSoleMutation<AnsweredFile, Of>({
    mutationFn: fetch,
    onSuccess: saveFile,
    onError: (error, of) => (inTask && isTooLong(error) ? task.mutate(of) : say(error)),
  });
  return { get: file.mutate, busy: file.isPending || task.isPending };
}

const isTooLong = (error: Error): boolean => error instanceof ApiError && error.code === 'export.too_many';
