import type { SnapshotFrom } from 'xstate';
import type { EndingEvent, endingMachine } from '#machines/records/ending.machine.ts';
import type { EndingAsks, EndingWords } from './ending-kind.ts';

export type EndingSnapshot = SnapshotFrom<typeof endingMachine>;

/** Props of each part of the question. */
export interface EndingPart {
  snapshot: EndingSnapshot;
  send: (event: EndingEvent) => void;
}

/** What the question shows; `gone` means that it is closed. */
export type EndingFace =
  | 'reading'
  | 'question'
  | 'blocked'
  | 'unresolved'
  | 'over'
  | 'forbidden'
  | 'missing'
  | 'failed'
  | 'gone';

/** What is under way, as the live region announces it. */
export type EndingWork = 'ending.reading' | 'ending.working' | 'ending.asking';

/** The fields to fill in, as far as they are known: `effects` are null until the impact has been read. */
export function fieldsOf<Effects>({ fields = {} }: EndingWords<Effects>, effects: Effects | null): EndingAsks {
  if (typeof fields !== 'function') return fields;
  return effects === null ? {} : fields(effects);
}

/** View props of the ending machine; only this function reads the names of its states. */
export const endingProps = (snapshot: EndingSnapshot) => ({
  face: faceOf(snapshot),
  work: workOf(snapshot),
  /** The record is being ended; nothing can be pressed. */
  isWorking: snapshot.matches('ending'),
  /** Whether the fields can be filled in and the end confirmed. */
  isOpen: snapshot.can({ type: 'ending.confirm' }),
  /** The impact is heavy: the name of the record has to be typed. */
  isHeavy: snapshot.context.seen?.weight === 'heavy',
  isRestoring: snapshot.matches('restoring'),
});

function faceOf(snapshot: EndingSnapshot): EndingFace {
  if (snapshot.matches({ weighing: 'blocked' })) return 'blocked';
  if (snapshot.matches({ unsure: 'unresolved' })) return 'unresolved';
  for (const face of ['reading', 'over', 'forbidden', 'missing', 'failed'] as const)
    if (snapshot.matches(face)) return face;
  const isQuestion = (['weighing', 'ending', 'unsure'] as const).some((state) => snapshot.matches(state));
  return isQuestion ? 'question' : 'gone';
}

function workOf(snapshot: EndingSnapshot): EndingWork | null {
  if (snapshot.matches('reading')) return 'ending.reading';
  if (snapshot.matches('ending')) return 'ending.working';
  return snapshot.matches({ unsure: 'asking' }) ? 'ending.asking' : null;
}
