import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Notes each snapshot of an actor in the moment of its change, and not once it is drawn: the page may be gone by then. */
export function useEachSnapshot<Actor extends AnyActorRef>(
  actor: Actor | undefined,
  note: (snapshot: SnapshotFrom<Actor>) => void,
): void {
  const latest = useEffectEvent(note);
  useEffect(() => {
    const noted = actor?.subscribe((snapshot) => latest(snapshot));
    return () => noted?.unsubscribe();
  }, [actor]);
}
