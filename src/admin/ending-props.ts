import type { SnapshotFrom } from 'xstate';
import type { EndingEvent, endingMachine } from '#machines/records/ending.machine.ts';
import type { EndingAsks, EndingWords } from './ending-kind.ts';

export type EndingSnapshot = SnapshotFrom<typeof endingMachine>;

/** What each part of the question is given. */
export interface EndingPart {
  snapshot: EndingSnapshot;
  send: (event: EndingEvent) => void;
}

/** What the question looks like; `gone` is none. */
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

/** What is being done, as the live region says it. */
export type EndingWork = 'ending.reading' | 'ending.working' | 'ending.asking';

/** What is asked before the end, as far as that is known: `effects` are null until what would follow was read. */
export function fieldsOf<Effects>({ fields = {} }: EndingWords<Effects>, effects: Effects | null): EndingAsks {
  if (typeof fields !== 'function') return fields;
  return effects === null ? {} : fields(effects);
}

/** The only reader of the machine's names of states. */
export const endingProps = (snapshot: EndingSnapshot) => ({
  face: faceOf(snapshot),
  work: workOf(snapshot),
  /** It is being done: nothing can be pressed. */
  isWorking: snapshot.matches('ending'),
  /** Whether one may answer and confirm. */
  isOpen: snapshot.can({ type: 'ending.confirm' }),
  /** Much hangs on it: its name is to be typed. */
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
