import { type AnsweredFile, saveFile } from '../api/call-for-file.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';

/** Fetches a file and lets the browser save it, one at a time. A toast reports a failure. */
export function useDownload<Of = void>(fetch: (of: Of) => Promise<AnsweredFile>): (of: Of) => void {
  const toasts = useToasts();
  const file = useSoleMutation<AnsweredFile, Of>({
    mutationFn: fetch,
    onSuccess: saveFile,
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
  });
  return file.mutate;
}
