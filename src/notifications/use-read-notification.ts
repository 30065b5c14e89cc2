import { useQueryClient } from '@tanstack/react-query';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useToasts } from '../ground/toasts-context.ts';
import { useChange } from '../ground/use-change.ts';
import { useReloadMe } from '../session/session.queries.ts';
import { readOneMutation } from './notifications.api.ts';
import { reloadLists } from './notifications.queries.ts';

/** Marks one as read without opening it, optimistically. specification.md 8: success and failure each show a message. */
export function useReadNotification(): (id: number) => void {
  const t = useTexts(notificationsTexts);
  const client = useQueryClient();
  const reloadMe = useReloadMe();
  const { show } = useToasts();
  const read = readOneMutation(client);
  const { mutate } = useChange({
    ...read,
    onSuccess: (...done) => {
      void read.onSuccess?.(...done);
      show({ tone: 'success', text: t('successfully_marked_as_read') });
    },
    onError: (...failed) => {
      void read.onError?.(...failed);
      show({ tone: 'error', text: t('something_went_wrong') });
    },
    onSettled: () => {
      void reloadMe();
      void reloadLists(client);
    },
  });
  return mutate;
}
