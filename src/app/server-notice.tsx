import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOffline } from '../ground/use-offline.ts';
import { ConnectionNotice } from './network-notice.tsx';

/** Notice shown while the server gives no answer; without a network only NetworkNotice is shown. */
export function ServerNotice() {
  const away = useServerAway();
  const offline = useOffline();
  return <ConnectionNotice text={away && !offline && 'away.text'} />;
}

/** Loads watch-person.ts, which also stores the card, after the first page; until then no outage is reported. */
function useServerAway(): boolean {
  const client = useQueryClient();
  const [away, setAway] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let wanted = true;
    import('./watch-person.ts').then(
      ({ watchPerson }) => {
        if (wanted) stop = watchPerson(client, setAway);
      },
      () => {},
    );
    return () => {
      wanted = false;
      stop?.();
    };
  }, [client]);
  return away;
}
