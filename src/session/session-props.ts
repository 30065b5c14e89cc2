import type { SnapshotFrom } from 'xstate';
import type { Visitor } from '#machines/session/route-guard.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';

/** Whether a person is signed in; `loading` and `failed` while that is not known. */
export type SessionStatus = 'signedOut' | 'loading' | 'failed' | 'signedIn';

/** The session as the app sees it: the only place that reads its states. */
export function sessionProps(snapshot: SnapshotFrom<typeof sessionMachine>) {
  const status: SessionStatus = snapshot.matches('signedOut')
    ? 'signedOut'
    : snapshot.matches('signedIn')
      ? 'signedIn'
      : snapshot.matches('loadFailed')
        ? 'failed'
        : 'loading';
  const standing: Visitor['standing'] = snapshot.matches({ signedIn: 'complete' })
    ? 'complete'
    : snapshot.matches({ signedIn: 'incomplete' })
      ? 'incomplete'
      : status === 'signedOut'
        ? 'signedOut'
        : 'unknown';
  return {
    status,
    standing,
    retrying: snapshot.matches({ loadFailed: 'retrying' }),
    /** The server ended it, not the person. */
    ended: snapshot.context.ended,
    wayBack: snapshot.context.wayBack,
    /** The person to whom the way back belongs. */
    owner: snapshot.context.owner,
    /** The person signed out by choice, so the next sign-in does not lead back to their page. */
    left: snapshot.context.left,
  };
}

export type SessionProps = ReturnType<typeof sessionProps>;
