import { initialTransition, transition } from 'xstate';
import type { KeptDraft } from '#machines/records/record-draft.ts';
import { type RecordEditorEvent, recordEditorMachine } from '#machines/records/record-editor.machine.ts';
import { refusalOf } from '#machines/refusal.ts';
import { answers, fails, type passes } from '#machines/testing/transitions.ts';
import type { RecordSnapshot } from '#src/admin/record/record-props.ts';
import { sampleDraft, sampleRecord, sampleTheirs } from './sample-record.ts';

export type Happened = RecordEditorEvent | ReturnType<typeof answers | typeof fails | typeof passes>;

/** Snapshot of a form's machine after these events. */
export function recordAfter(happened: readonly Happened[], kept: KeptDraft | null = null): RecordSnapshot {
  const [first] = initialTransition(recordEditorMachine, { kept, mayWrite: true });
  return happened.reduce<RecordSnapshot>(
    (snapshot, event) => transition(recordEditorMachine, snapshot, event as RecordEditorEvent)[0],
    first,
  );
}

export const opened = answers('read', sampleRecord);
export const typed = { type: 'field.change', changes: sampleDraft.draft, at: sampleDraft.at } as const;
export const saves = { type: 'draft.save', key: 'key of the story', problems: {} } as const;
export const unreachable = refusalOf({ kind: 'network', code: 'network' });
export const kept: KeptDraft = {
  base: sampleRecord,
  draft: sampleDraft.draft,
  at: sampleDraft.at,
  interrupted: false,
};
export const saved = answers('save', sampleTheirs(sampleDraft.draft));
export const late = fails('save', refusalOf({ status: 409, code: 'record.changed' }));
