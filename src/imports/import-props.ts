import type { SnapshotFrom } from 'xstate';
import type { ImportEvent, importMachine } from '#machines/imports/import.machine.ts';
import type { AfterCommit } from '#machines/imports/import-answers.ts';

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;

/** Props of each part of an import. */
export interface ImportPart {
  snapshot: ImportSnapshot;
  send: (event: ImportEvent) => void;
}

/** Props of the view of an import. */
export interface ImportViewProps extends ImportPart {
  /** Prefix of the ids of the fields, by which a wrong one is found. */
  id: string;
  mayWrite: boolean;
  /** The further actions chosen on this device. */
  after: AfterCommit;
  onAfter: (after: AfterCommit) => void;
  onProblemsFile: () => void;
  onLog: () => void;
}

/** The view of an import by its state. */
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

/** The work in progress, as the live region says it. */
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

/** The step (from 0, of six) for each face; null where the import cannot be continued. */
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

/** Only this function reads the names of the machine's states. */
export const importProps = (snapshot: ImportSnapshot) => {
  const face = faceOf(snapshot);
  const work = workOf(snapshot);
  const isReading = snapshot.matches('reading');
  const isUnread = snapshot.matches('failed');
  return {
    face,
    step: face === 'discarded' ? endOf(snapshot) : STEPS[face],
    work,
    /** The import is being read, also while what was shown before stays in sight. */
    isReading,
    /** Reading the import failed: it can only be tried again. */
    isUnread,
    /** A press would be lost now: work or a read is in progress. */
    isBusy: work !== null || isReading,
    /** The question whether to take the import back is open, or has just been confirmed. */
    isConfirming: snapshot.matches('confirming') || snapshot.matches('takingBack'),
    isTakingBack: snapshot.matches('takingBack'),
  };
};

/**
 * The step on which an import was discarded. Its rows were deleted with it, so only its mapping tells: with a mapping it had been checked,
 * without one it had not come as far.
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

/** While an answer is awaited, or reading failed, the face of the last known status stays, with what is typed in it. */
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
