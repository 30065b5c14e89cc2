import type { SnapshotFrom } from 'xstate';
import { isWithdrawn, meetingOf } from '#machines/records/record-draft.ts';
import type { recordEditorMachine } from '#machines/records/record-editor.machine.ts';

export type RecordSnapshot = SnapshotFrom<typeof recordEditorMachine>;

/** What the form shows as a whole. */
export type RecordFace = 'opening' | 'form' | 'merge' | 'missing' | 'forbidden' | 'failed' | 'closed';

/** What is under way, as the live region announces it. */
export type RecordWork = 'opening' | 'saving' | 'saved' | 'undoing' | 'unsure.asking' | 'merge.reading';

type RecordProps = ReturnType<typeof readProps>;

/** View props by snapshot: every field of a form asks for them, so they are computed once for each snapshot. */
const known = new WeakMap<RecordSnapshot, RecordProps>();

/** View props of a snapshot, apart from the fields. */
export function recordProps(snapshot: RecordSnapshot): RecordProps {
  const props = known.get(snapshot) ?? readProps(snapshot);
  known.set(snapshot, props);
  return props;
}

/** Only this function reads the names of the machine's states. */
function readProps(snapshot: RecordSnapshot) {
  const { context } = snapshot;
  const { both } = meetingOf(context);
  const hasDraft = Object.keys(context.draft).length > 0;
  const rests = ['clean', 'dirty', 'saved'].some((state) => snapshot.matches(state as 'clean'));
  return {
    face: faceOf(snapshot),
    /**
     * Whether there is anything to save, discard or wait for. Without write permission there is nothing, unless a draft was begun while the
     * person still had it.
     */
    hasFoot: (context.mayWrite || hasDraft) && ['opening', 'form', 'merge'].includes(faceOf(snapshot)),
    work: workOf(snapshot),
    isWorking: !['saved', null].includes(workOf(snapshot)),
    /** Whether the fields can be edited. */
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
    /** Number of fields that both people changed. */
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
