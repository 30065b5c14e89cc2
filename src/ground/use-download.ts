import { type AnsweredFile, saveFile } from '../api/call-for-file.ts';
import { useToasts } from './toasts-context.ts';
import { useEachMutation } from './use-each-mutation.ts';

interface Saving<Sent, Of> {
  /** Which of many files it is; several are then fetched beside each other. */
  of?: (sent: Sent) => Of;
  /** Text of the message once it is saved; none by default. */
  done?: (sent: Sent) => string;
}

/** Fetches a file and offers it to be saved, once at a time; a message says why it failed. `running`: the files being fetched. */
export function useDownload<Sent = void, Of = unknown>(
  fetch: (sent: Sent) => Promise<AnsweredFile>,
  { of, done }: Saving<Sent, Of> = {},
) {
  const { show } = useToasts();
  const { mutate, running } = useEachMutation({
    of: (sent: Sent) => of?.(sent) as Of,
    mutationFn: fetch,
    onSuccess: (file, sent) => {
      saveFile(file);
      if (done) show({ tone: 'success', text: done(sent) });
    },
    onError: ({ message }) => show({ tone: 'error', text: message }),
  });
  return { download: mutate, running };
}
