import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { logError } from '../ground/log.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useReloadMe } from '../session/session.queries.ts';
import { type NotificationPlace, useNotificationPlace } from './notification-place.ts';
import { notificationActors, seeAll } from './notifications.api.ts';
import { reloadLists } from './notifications.queries.ts';
import { notificationsProps } from './notifications-props.ts';
import { watchList } from './watch-list.ts';

/** The notifications' machine, wired to the server, the messages and the address bar. */
export function useNotifications() {
  const t = useTexts(notificationsTexts);
  const client = useQueryClient();
  const reloadMe = useReloadMe();
  const { show } = useToasts();
  const actors = useMemo(() => ({ ...notificationActors(client), watchList: watchList(client) }), [client]);
  const machine = notificationsMachine.provide({
    actors,
    actions: {
      seeAll: () => seeAll(client),
      retryList: () => void reloadLists(client),
      reload: () => {
        void reloadMe();
        void reloadLists(client);
      },
      sayDone: (_, { work }) =>
        show({
          tone: 'success',
          text: t(work.kind === 'readAll' ? 'successfully_marked_as_read' : 'successfully_deleted'),
        }),
      sayFailed: () => show({ tone: 'error', text: t('something_went_wrong') }),
      logFailure: (_, { error }) => logError('A change of the notifications failed', error),
    },
  });
  const [snapshot, send, actor] = useMachine(machine);
  useAddress(actor);
  return { props: notificationsProps(snapshot), send };
}

type Actor = ActorRefFrom<typeof notificationsMachine>;

/** The state of the machine as a place of the address. */
function placeOf(actor: Actor): NotificationPlace {
  const { open, single } = notificationsProps(actor.getSnapshot());
  if (!open) return 'closed';
  return single ?? 'list';
}

function openPlace(actor: Actor, place: NotificationPlace): void {
  if (place === 'closed') actor.send({ type: 'modal.close' });
  else actor.send(place === 'list' ? { type: 'list.open' } : { type: 'single.open', id: place });
}

/**
 * Ties the machine to the address in both directions: a change of the address (a link, Back) is shown, a change of the machine
 * is written to it. Both are read at the time of the event, not from the last rendering. A step back is asynchronous: until it
 * is made nothing else is written, and then the address is compared again.
 */
function useAddress(actor: Actor) {
  const { placeNow, go, underlay, listen } = useNotificationPlace();
  const sent = useRef<NotificationPlace | null>(null);
  useEffect(() => {
    let shown = placeOf(actor);
    let isLaying = false;
    const write = () => {
      if (sent.current !== null || placeNow() === shown) return;
      sent.current = shown;
      go(shown);
    };
    const hear = () => {
      if (isLaying) return;
      isLaying = true;
      underlay();
      isLaying = false;
      const place = placeNow();
      const isThere = place === sent.current;
      sent.current = null;
      if (isThere) write();
      else if (place !== shown) openPlace(actor, place);
    };
    const { unsubscribe } = actor.subscribe(() => {
      const before = shown;
      shown = placeOf(actor);
      if (shown !== before) write();
    });
    const stop = listen(hear);
    if (sent.current === null) hear();
    return () => {
      stop();
      unsubscribe();
    };
  }, [actor, placeNow, go, underlay, listen]);
}
