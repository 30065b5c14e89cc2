import type { SnapshotFrom } from 'xstate';
import type { reviewMachine } from '#machines/requests/review.machine.ts';

export type ReviewSnapshot = SnapshotFrom<typeof reviewMachine>;

/** The state of the foot of a request. */
export type ReviewFace =
  | 'open'
  | 'own'
  | 'decided'
  | 'refusing'
  | 'asking'
  | 'aboutToSend'
  | 'sending'
  | 'unsure'
  | 'failed'
  | 'changed'
  | 'overtaken'
  | 'notYours'
  | 'settled';

/** Only this function reads the names of the machine's states. */
export function faceOf(snapshot: ReviewSnapshot): ReviewFace {
  if (snapshot.matches({ looking: 'own' })) return 'own';
  if (snapshot.matches({ looking: 'decided' })) return 'decided';
  if (snapshot.matches('looking')) return 'open';
  if (snapshot.matches('changedMeanwhile')) return 'changed';
  return snapshot.value as Exclude<ReviewFace, 'open' | 'own' | 'decided' | 'changed'>;
}

const TROUBLES: readonly ReviewFace[] = ['unsure', 'failed', 'changed', 'overtaken', 'notYours'];

/** A decision that was sent and failed, so that the reviewer has to look. */
export const isTrouble = (face: ReviewFace): boolean => TROUBLES.includes(face);

/** A decision that is being sent: its request no longer waits. */
export const isUnderWay = (face: ReviewFace): boolean => ['aboutToSend', 'sending', 'settled'].includes(face);
