import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Calls `note` with each snapshot of an actor on its change and not once it renders: the page may be closed before that. */
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
