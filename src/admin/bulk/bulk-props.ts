import type { SnapshotFrom } from 'xstate';
import type { BulkEvent, bulkMachine } from '#machines/records/bulk.machine.ts';
import type { Bulk, BulkPreview } from './bulk-kind.ts';

export type BulkSnapshot = SnapshotFrom<typeof bulkMachine>;

/** Props of each part of a bulk change. */
export interface BulkPart {
  snapshot: BulkSnapshot;
  send: (event: BulkEvent) => void;
}

/** What the drawer shows; `none` means that it is closed. */
export type BulkFace =
  | 'none'
  | 'filling'
  | 'reading'
  | 'previewed'
  | 'expired'
  | 'unresolved'
  | 'underWay'
  | 'done'
  | 'stopped'
  | 'undone'
  | 'failed'
  | 'unread'
  | 'missing';

/** What is under way, as the live region announces it. */
export type BulkWork =
  | 'bulk.looking'
  | 'bulk.starting'
  | 'ending.asking'
  | 'opening'
  | 'bulk.running'
  | 'bulk.stopping'
  | 'undoing';

const FACES = [
  ['none', 'resting'],
  ['none', 'selecting'],
  ['filling', 'filling'],
  ['reading', 'previewing'],
  ['reading', 'reading'],
  ['previewed', 'previewed'],
  ['previewed', 'starting'],
  ['expired', 'expired'],
  ['underWay', 'underWay'],
  ['done', 'done'],
  ['stopped', 'stopped'],
  ['undone', 'undone'],
  ['failed', 'failed'],
  ['failed', 'forbidden'],
  ['unread', 'unread'],
  ['missing', 'missing'],
] as const;

const WORKS = [
  ['bulk.looking', 'previewing'],
  ['bulk.starting', 'starting'],
  ['ending.asking', { unsure: 'asking' }],
  ['opening', 'reading'],
  ['bulk.running', { underWay: 'running' }],
  ['bulk.stopping', { underWay: 'stopping' }],
  ['undoing', { underWay: 'undoing' }],
  ['undoing', 'takingBack'],
] as const;

/** View props of the bulk machine; only this function reads the names of its states. */
export function bulkProps(snapshot: BulkSnapshot) {
  const { preview, bulk, action, refusal, selection } = snapshot.context;
  return {
    face: faceOf(snapshot),
    work: WORKS.find(([, state]) => snapshot.matches(state))?.[0] ?? null,
    selection,
    preview: preview as BulkPreview | null,
    bulk: bulk as Bulk | null,
    /** A change opened by its number brings its own action. */
    action: (bulk as Bulk | null)?.action ?? action,
    refusal,
    needs: snapshot.context.needs,
    canConfirm: snapshot.can({ type: 'bulk.confirm' }),
    canStop: snapshot.can({ type: 'bulk.stop' }),
    canUndo: snapshot.can({ type: 'bulk.undo' }),
    canClose: snapshot.can({ type: 'bulk.close' }),
    isStarting: snapshot.matches('starting'),
    isTakingBack: snapshot.matches('takingBack'),
  };
}

// While the outcome is being read, or the undo is being sent, the face for the last known status stays.
function faceOf(snapshot: BulkSnapshot): BulkFace {
  if (snapshot.matches({ unsure: 'unresolved' })) return 'unresolved';
  const found = FACES.find(([, state]) => snapshot.matches(state))?.[0];
  if (found) return found;
  const status = snapshot.context.bulk?.status;
  return status === 'done' || status === 'stopped' ? status : 'previewed';
}
