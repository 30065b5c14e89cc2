import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOffline } from '../ground/use-offline.ts';
import { ConnectionNotice } from './network-notice.tsx';

/** Says that the shop gives no answer, for as long as it gives none; without a network that alone is said. */
export function ServerNotice() {
  const away = useServerAway();
  const offline = useOffline();
  return <ConnectionNotice text={away && !offline && 'away.text'} />;
}

/** What watches, for this and for the card, comes after the first page; until then nobody says that the server is away. */
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
