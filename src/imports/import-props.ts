import type { SnapshotFrom } from 'xstate';
import type { ImportEvent, importMachine } from '#machines/imports/import.machine.ts';
import type { AfterCommit } from '#machines/imports/import-answers.ts';

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;

/** What each part of an import is given. */
export interface ImportPart {
  snapshot: ImportSnapshot;
  send: (event: ImportEvent) => void;
}

/** What the view of an import is given. */
export interface ImportViewProps extends ImportPart {
  /** Begins the ids of what is asked, so that what is wrong can be found. */
  id: string;
  mayWrite: boolean;
  /** What is to be done beside writing the rows, as somebody has it here. */
  after: AfterCommit;
  onAfter: (after: AfterCommit) => void;
  onProblemsFile: () => void;
  onLog: () => void;
}

/** What an import looks like. */
export type ImportFace =
  | 'reading'
  | 'unfinished'
  | 'known'
  | 'mapping'
  | 'checking'
  | 'problems'
  | 'ready'
  | 'unresolved'
  | 'waiting'
  | 'done'
  | 'undoing'
  | 'undone'
  | 'discarded'
  | 'missing'
  | 'failed';

const FACES = [
  ...(['unfinished', 'known', 'mapping', 'checking', 'problems', 'ready', 'waiting', 'done'] as const),
  ...(['undoing', 'undone', 'discarded', 'missing', 'failed'] as const),
] as const;

/** What is being done, as it is said. */
export type ImportWork =
  | 'starting'
  | 'stopping'
  | 'correcting'
  | 'revising'
  | 'committing'
  | 'asking'
  | 'undoing'
  | 'discarding';

/** Before the first step. */
const NOWHERE = -1;

/** On which step of six a person is; on none where there is nothing to go on with. */
const STEPS: Record<Exclude<ImportFace, 'discarded'>, number | null> = {
  reading: NOWHERE,
  missing: null,
  failed: null,
  unfinished: 0,
  mapping: 1,
  known: 1,
  checking: 2,
  problems: 3,
  ready: 4,
  unresolved: 4,
  waiting: 4,
  done: 5,
  undoing: 5,
  undone: 5,
};

/** The only reader of the machine's names of states. */
export const importProps = (snapshot: ImportSnapshot) => {
  const face = faceOf(snapshot);
  const work = workOf(snapshot);
  const isReading = snapshot.matches('reading');
  const isUnread = snapshot.matches('failed');
  return {
    face,
    step: face === 'discarded' ? endOf(snapshot) : STEPS[face],
    work,
    /** It is being asked where it is, also while what was there before stays in sight. */
    isReading,
    /** It could not be asked: nothing can be done but to try that again. */
    isUnread,
    /** A press would be lost now. */
    isBusy: work !== null || isReading,
    /** Taking it back is asked about, or has just been agreed to. */
    isConfirming: snapshot.matches('confirming') || snapshot.matches('takingBack'),
    isTakingBack: snapshot.matches('takingBack'),
  };
};

/**
 * On which step one was thrown away. Its rows went with it, so that only what its columns are tells: with that it was checked,
 * without it did not come as far.
 */
const endOf = ({ context: { seen } }: ImportSnapshot): number => (seen?.mapping ? 2 : 1);

function faceOf(snapshot: ImportSnapshot): ImportFace {
  if (snapshot.matches({ unsure: 'unresolved' })) return 'unresolved';
  if (snapshot.matches('starting')) return 'mapping';
  if (snapshot.matches('stopping') || snapshot.matches('skipping')) return 'checking';
  if (snapshot.matches('revising')) return 'problems';
  if (snapshot.matches('committing') || snapshot.matches('unsure')) return 'ready';
  if (snapshot.matches('confirming') || snapshot.matches('takingBack')) return 'done';
  if (snapshot.matches('correcting') || snapshot.matches('discarding') || snapshot.matches('reading'))
    return before(snapshot) ?? 'reading';
  if (snapshot.matches('failed')) return before(snapshot) ?? 'failed';
  return FACES.find((face) => snapshot.matches(face)) ?? 'reading';
}

/** While something is awaited, or cannot be asked, what was there stays, and what is typed in it. */
function before({ context: { seen } }: ImportSnapshot): ImportFace | null {
  if (!seen) return null;
  return seen.status === 'uploading' ? 'unfinished' : seen.status;
}

function workOf(snapshot: ImportSnapshot): ImportWork | null {
  if (snapshot.matches({ unsure: 'asking' })) return 'asking';
  if (snapshot.matches('takingBack') || snapshot.matches('undoing')) return 'undoing';
  if (snapshot.matches('skipping')) return 'starting';
  const works = ['starting', 'stopping', 'correcting', 'revising', 'committing', 'discarding'] as const;
  return works.find((work) => snapshot.matches(work)) ?? null;
}
