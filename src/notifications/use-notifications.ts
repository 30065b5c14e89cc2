import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { logError } from '../ground/log.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useReloadMe } from '../session/session.queries.ts';
import { type NotificationPlace, useNotificationPlace } from './notification-place.ts';
import { notificationActors, seeAll } from './notifications.api.ts';
import { reloadLists } from './notifications.queries.ts';
import { type NotificationsProps, notificationsProps } from './notifications-props.ts';

/** The notifications' machine, wired to the server, the messages and the address bar. */
export function useNotifications() {
  const t = useTexts(notificationsTexts);
  const client = useQueryClient();
  const reloadMe = useReloadMe();
  const { show } = useToasts();
  const actors = useMemo(() => notificationActors(client), [client]);
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
  const [snapshot, send] = useMachine(machine);
  const props = notificationsProps(snapshot);
  useAddress(placeOf(props), (place) => {
    if (place === 'closed') send({ type: 'modal.close' });
    else send(place === 'list' ? { type: 'list.open' } : { type: 'single.open', id: place });
  });
  return { props, send };
}

function placeOf({ open, single }: NotificationsProps): NotificationPlace {
  if (!open) return 'closed';
  return single ?? 'list';
}

/**
 * Ties the machine to the address, both ways: what comes from there (a link, Back) is shown, what is shown is written there. The address
 * takes its time: where it was sent from here is no news when it comes there, and by then one may have gone on. One who goes on in the
 * address itself before it is drawn there, by a quick Back, is told by where it stands once it has been there.
 */
function useAddress(shown: NotificationPlace, open: (place: NotificationPlace) => void) {
  const { place, go, underlay } = useNotificationPlace();
  useEffect(underlay, [underlay]);
  const seen = useRef<{ place: NotificationPlace; shown: NotificationPlace }>({ place: 'closed', shown: 'closed' });
  const sent = useRef<{ to: NotificationPlace } | null>(null);
  const [arrived, setArrived] = useState<object | null>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = { place, shown };
    const isThere = place === sent.current?.to;
    const isLeft = sent.current !== null && sent.current === arrived && !isThere;
    const isNews = isLeft || (place !== before.place && !isThere);
    const isOn = shown !== before.shown || isThere;
    if (isLeft || place !== before.place) sent.current = null;
    if (place === shown) return;
    if (isNews) open(place);
    else if (isOn && sent.current === null) {
      const sending = { to: shown };
      sent.current = sending;
      // Drawn together with what the router knows by then.
      void go(shown).then(() => startTransition(() => setArrived(sending)));
    }
  });
}
