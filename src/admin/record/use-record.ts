import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import { letterOf } from '#design-system/keyboard/letter-of.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type EditedRecord, hasAll, type Problems } from '#machines/records/record-draft.ts';
import { type RecordEditorInput, recordEditorMachine, type SaveTry } from '#machines/records/record-editor.machine.ts';
import { UNDO_TIME } from '#machines/records/record-editor.setup.ts';
import { watcher } from '#machines/watcher.ts';
import { timesLonger } from '../../ground/longer-times.ts';
import { readAtStart } from '../../ground/read-at-start.ts';
import { useEachSnapshot } from '../../ground/use-each-snapshot.ts';
import { useUnmounted } from '../../ground/use-unmounted.ts';
import type { HistorySource } from '../history/history-source.ts';
import { focusProblem } from '../parts/focus-problem.ts';
import type { RecordFields } from '../parts/record-field.ts';
import type { Sender } from './added-duplicates.ts';
import { notePendingSave, pendingSave } from './pending-saves.ts';
import { type RecordForm, type RecordTab, saveRecord } from './record-context.ts';
import { type DraftPlace, keepDraft, readDraft } from './record-drafts.ts';

/** Definition of a form: where its record is read and saved, and its texts. */
export interface RecordSource
  extends Pick<RecordEditorInput, 'mayWrite'>,
    Pick<RecordForm, 'problemsOf' | 'sayProblem' | 'watched'> {
  place: DraftPlace;
  /** Name of the record and address of its form, for the list of drafts. */
  name: string;
  path: string;
  fields: RecordFields;
  /** Where the history is read; missing for a new record. */
  history?: HistorySource | undefined;
  /** Resolves to an empty record of revision 0 for a new one. */
  read: (signal: AbortSignal) => Promise<EditedRecord>;
  /**
   * The record that was just added with these changes though no answer came; null where there is none (`findAddedDuplicates`). Where the server
   * takes two equal records this avoids the second one; elsewhere it avoids a refusal. `sender` has the time of the last typing for a draft
   * that was left.
   */
  findAdded?: ((changes: Fields, sender: Sender) => Promise<EditedRecord | null>) | undefined;
  /** Throws the server's refusal, 409 `record.changed` included. */
  save: (tried: SaveTry) => Promise<EditedRecord>;
  /** Milliseconds to wait for the answer to a save of these changes: longer with files (`ANSWER_LIMIT`). */
  answerLimit?: ((changes: Fields) => number) | undefined;
  /** Watches what the pulse reports of the record (`watchCache`); missing if it is not watched. */
  watch?: typeof watcher;
  /** `isOpen`: whether the form is still open, because it can be left during a save. */
  onSaved?: (record: EditedRecord, isOpen: boolean) => void;
  onClosed: () => void;
}

/** The problem of a field whose file is still being prepared. */
const PREPARING = 'preparing';

/** The form of one record: opens it with its stored draft, and stores each change immediately. */
export function useRecord(source: RecordSource): RecordForm {
  const { place, mayWrite, fields, watched } = source;
  const t = useTexts(recordsTexts);
  const id = useId();
  const [preparing] = useState(() => new Set<string>());
  const problemsOf = (fields: Fields): Problems =>
    Object.assign({}, source.problemsOf(fields), Object.fromEntries([...preparing].map((name) => [name, PREPARING])));
  const sayProblem = (problem: string, field: string) =>
    problem === PREPARING ? t('preparing') : source.sayProblem(problem, field);
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const isLeft = useUnmounted();
  /** Whether the draft with which the form was opened has turned out to be saved already, by an earlier form or page. */
  const wasSaved = useRef(false);
  const [machine] = useState(() => {
    const read = readAtStart<EditedRecord>(async ({ signal }) => {
      const hadDraft = readDraft(place) !== null;
      await pendingSave(place);
      await takeAdded(latest.current, signal);
      wasSaved.current = hadDraft && readDraft(place) === null;
      return latest.current.read(signal);
    });
    const saveAnyway = async (tried: SaveTry) => {
      const record = await latest.current.save(tried);
      // The machine of a closed form no longer gets the answer.
      if (isLeft.current) {
        if (isSame(readDraft(place)?.draft, tried.changes)) keepDraft(place, null);
        latest.current.onSaved?.(record, false);
      }
      return record;
    };
    const limitOf = (changes: Fields) => latest.current.answerLimit?.(changes) ?? ANSWER_LIMIT;
    let underWay: Promise<EditedRecord> | undefined;
    const save = (tried: SaveTry) => {
      underWay = notePendingSave(place, saveAnyway(tried), limitOf(tried.changes));
      return underWay;
    };
    const saving = fromPromise<EditedRecord, SaveTry>(({ input }) => save(input));
    return recordEditorMachine.provide({
      delays: {
        // The changes being saved, or being undone.
        answerLimit: ({ context: { draft, former } }) => limitOf(Object.assign({}, former, draft)),
        undoTime: () => UNDO_TIME * timesLonger(),
      },
      actors: {
        read,
        readTheirs: read,
        save: saving,
        undo: saving,
        askSaved: fromPromise(({ input, signal }) =>
          askSaved(Object.assign({}, latest.current, { save, underWay }), input, signal),
        ),
        watchRecord: source.watch ?? watcher,
      },
      actions: {
        sayProblems: () => focusProblem(id),
        saySaved: (_, { record }) => latest.current.onSaved?.(record, true),
        sayClosed: () => {
          isLeft.current = true;
          latest.current.onClosed();
        },
      },
    });
  });
  const [input] = useState(() => ({ kept: readDraft(place), mayWrite }));
  const actor = useActorRef(machine, { input });
  useEachSnapshot(actor, (snapshot) => {
    const isOver = wasSaved.current && !snapshot.matches('opening');
    if (isOver) wasSaved.current = false;
    if (isOver && snapshot.can({ type: 'draft.discard' })) return actor.send({ type: 'draft.discard' });
    const { base, draft, at, interrupted, key } = snapshot.context;
    const isKept = Object.keys(draft).length > 0;
    keepDraft(place, isKept ? { base, draft, at, interrupted, key, name: source.name, path: source.path } : null);
  });
  const [tab, onTab] = useState(tabAsked);
  const history = source.history && { source: source.history, tab, onTab };
  useSaveKey(() => saveRecord({ actor, problemsOf, history }));
  useWarning(useSelector(actor, ({ context }) => Object.keys(context.draft).length > 0));
  return { actor, problemsOf, fields, preparing, sayProblem, history, watched, id };
}

/** The tab to show first: a link to the history names it in the address. */
const tabAsked = (): RecordTab =>
  new URLSearchParams(location.search).get('tab') === 'history' ? 'history' : 'fields';

/** A new record whose last save got no answer may have been added: then its draft is removed, and the save is reported. */
async function takeAdded({ place, findAdded, onSaved }: RecordSource, signal: AbortSignal): Promise<void> {
  const left = readDraft(place);
  const isUnsure = left !== null && left.base.revision === 0 && Boolean(left.key);
  const added = isUnsure ? await findAdded?.(left.draft, { person: place.person, at: left.at }) : null;
  if (!added || signal.aborted) return;
  keepDraft(place, null);
  onSaved?.(added, false);
}

interface SavedSource extends Pick<RecordSource, 'place' | 'read' | 'save' | 'findAdded'> {
  /** The last save, if it may still be unanswered. */
  underWay: Promise<EditedRecord> | undefined;
}

/**
 * Finds out whether a save without an answer worked. For a new record: waits for the call in flight, then looks for the record, then sends
 * it again with the same idempotency key. For another: reads it and compares it with what was sent.
 */
async function askSaved(
  { place, read, save, findAdded, underWay }: SavedSource,
  tried: SaveTry,
  signal: AbortSignal,
): Promise<EditedRecord | null> {
  if (tried.seen === 0) {
    const saved = await underWay?.catch(() => null);
    const added = saved ?? (await findAdded?.(tried.changes, { person: place.person })) ?? null;
    // Nothing is sent again once the question was aborted.
    return added || signal.aborted ? added : save(tried);
  }
  const record = await read(signal);
  const isOffered = record.offered || !tried.restores;
  const isThere = hasAll(record, tried.changes) || hasAll(record, trimmed(tried.changes));
  return record.revision > tried.seen && isThere && isOffered ? record : null;
}

/** Texts as they are sent: without spaces at either end. */
const trimmed = (changes: Fields): Fields =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  );

function useSaveKey(onSave: () => void) {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || letterOf(event).toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Warns before the page is left while there is a draft, because drafts are stored only for this tab. */
function useWarning(hasDraft: boolean) {
  useEffect(() => {
    if (!hasDraft) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasDraft]);
}
