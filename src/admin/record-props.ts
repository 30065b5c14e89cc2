import type { SnapshotFrom } from 'xstate';
import { isWithdrawn, meetingOf } from '#machines/records/record-draft.ts';
import type { recordEditorMachine } from '#machines/records/record-editor.machine.ts';

export type RecordSnapshot = SnapshotFrom<typeof recordEditorMachine>;

/** What the whole form looks like. */
export type RecordFace = 'opening' | 'form' | 'merge' | 'missing' | 'forbidden' | 'failed' | 'closed';

/** What is being done, in one word for the live region. */
export type RecordWork = 'opening' | 'saving' | 'saved' | 'undoing' | 'unsure.asking' | 'merge.reading';

type RecordProps = ReturnType<typeof readProps>;

/** Each field of a form asks: what can be done is tried out once for each snapshot. */
const known = new WeakMap<RecordSnapshot, RecordProps>();

/** What is shown of a snapshot, whatever the fields hold. */
export function recordProps(snapshot: RecordSnapshot): RecordProps {
  const props = known.get(snapshot) ?? readProps(snapshot);
  known.set(snapshot, props);
  return props;
}

/** The only reader of the machine's names of states. */
function readProps(snapshot: RecordSnapshot) {
  const { context } = snapshot;
  const { both } = meetingOf(context);
  const hasDraft = Object.keys(context.draft).length > 0;
  const rests = ['clean', 'dirty', 'saved'].some((state) => snapshot.matches(state as 'clean'));
  return {
    face: faceOf(snapshot),
    /** Whether there is anything to save, discard or wait for. Who may only read has nothing, unless it was begun while they might write. */
    hasFoot: (context.mayWrite || hasDraft) && ['opening', 'form', 'merge'].includes(faceOf(snapshot)),
    work: workOf(snapshot),
    isWorking: !['saved', null].includes(workOf(snapshot)),
    /** Whether one may type. */
    isOpen: context.mayWrite && rests,
    hasDraft,
    isResuming: snapshot.matches('resuming'),
    isUnresolved: snapshot.matches({ unsure: 'unresolved' }),
    isUnread: snapshot.matches({ merging: 'unread' }),
    isMoved: context.moved !== null && rests,
    canSave: snapshot.can({ type: 'draft.save', key: '', problems: {} }),
    canUndo: snapshot.can({ type: 'save.undo', key: '' }),
    canDiscard: snapshot.can({ type: 'draft.discard' }),
    withdrawn: isWithdrawn(context),
    /** How many fields both changed. */
    both: both.length,
  };
}

function faceOf(snapshot: RecordSnapshot): RecordFace {
  if (snapshot.matches({ merging: 'joined' }) || snapshot.matches({ merging: 'choosing' })) return 'merge';
  for (const face of ['opening', 'missing', 'forbidden', 'failed', 'closed'] as const)
    if (snapshot.matches(face)) return face;
  return 'form';
}

function workOf(snapshot: RecordSnapshot): RecordWork | null {
  if (snapshot.matches({ unsure: 'asking' })) return 'unsure.asking';
  if (snapshot.matches({ merging: 'reading' })) return 'merge.reading';
  for (const work of ['opening', 'saving', 'saved', 'undoing'] as const) if (snapshot.matches(work)) return work;
  return null;
}
