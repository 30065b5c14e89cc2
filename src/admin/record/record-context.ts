import { useSelector } from '@xstate/react';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import type { Watched } from '#contract/today/pulse.contract.ts';
import { fieldsOf, joinedOf, type Problems } from '#machines/records/record-draft.ts';
import type { recordEditorMachine } from '#machines/records/record-editor.machine.ts';
import { newKey } from '../../ground/new-key.ts';
import type { HistorySource } from '../history/history-source.ts';
import type { RecordFields } from '../parts/record-field.ts';
import { type RecordSnapshot, recordProps } from './record-props.ts';

/** The form's machine, as its parts use it. */
export type RecordActor = Pick<ActorRefFrom<typeof recordEditorMachine>, 'getSnapshot' | 'subscribe' | 'send'>;

/** The tabs of a record. */
export type RecordTab = 'fields' | 'history';

export interface JoinedProps {
  /** All fields of the record with the changes of both people. */
  fields: Fields;
  /** The fields that either person has changed. */
  changed: readonly string[];
  /** Wraps the text in the place meant for it. */
  around: (words: ReactNode) => ReactNode;
}

export interface RecordForm {
  actor: RecordActor;
  /** Problems of the fields by the rules that the server applies too. */
  problemsOf: (fields: Fields) => Problems;
  fields: RecordFields;
  /** Fields whose chosen file is still being prepared (`useFilePreparing`): a save now would lose it. */
  preparing: Set<string>;
  /** The text for a problem's code; the server's own texts stay. */
  sayProblem: (problem: string, field: string) => string;
  /** The record's history, and which tab is shown; missing for a new record. */
  history?: { source: HistorySource; tab: RecordTab; onTab: (tab: RecordTab) => void } | undefined;
  /** The record's name in the pulse; missing if the pulse does not report on it. */
  watched?: { kind: Watched; id: string } | undefined;
  /** Describes the record as it would be after a merge, for kinds that have something to say about it. */
  joined?: ComponentType<JoinedProps>;
  /** Heading level of notes about the whole form: below the title of a page, or of a drawer. */
  level?: 2 | 3;
  /** Prefix of the ids of the fields, which a summary of problems links to. */
  id: string;
}

const RecordContext = createContext<RecordForm | null>(null);

export const RecordProvider = RecordContext;

/** The form around a part. */
export function useRecordForm(): RecordForm {
  const form = useContext(RecordContext);
  if (!form) throw new Error('a part of a form stands outside of it');
  return form;
}

/** A part of the machine's snapshot; the caller is rendered again only when that part changes. */
export function useRecordPart<Part>(pick: (snapshot: RecordSnapshot) => Part): Part {
  return useSelector(useRecordForm().actor, pick, isSame);
}

export const useRecordProps = () => useRecordPart(recordProps);

/** Saves the draft or shows its problems; switches to the fields first, because it can be called from any tab. */
export function saveRecord({ actor, problemsOf, history }: Pick<RecordForm, 'actor' | 'problemsOf' | 'history'>): void {
  history?.onTab('fields');
  const problems = problemsOf(joinedOf(actor.getSnapshot().context));
  actor.send({ type: 'draft.save', key: newKey(), problems });
}

/** The id of a field's control. */
export const fieldId = (form: Pick<RecordForm, 'id'>, field: string) => `${form.id}-${field}`;

/** One field of the form: its value, its problem, and what typing does. The caller is rendered again only when this field changes. */
export function useField<Value>(name: string) {
  const form = useRecordForm();
  const { value, problem, isOpen, isTaken } = useRecordPart((snapshot) => ({
    value: fieldsOf(snapshot.context)[name],
    problem: snapshot.context.problems[name],
    isOpen: recordProps(snapshot).isOpen,
    isTaken: snapshot.context.taken.includes(name),
  }));
  return {
    id: fieldId(form, name),
    label: form.fields[name]?.label ?? name,
    value: value as Value,
    error: problem === undefined ? undefined : form.sayProblem(problem, name),
    disabled: !isOpen,
    /** Somebody else's change of this field was taken over. */
    isTaken,
    onValue: (next: Value) =>
      form.actor.send({ type: 'field.change', changes: { [name]: next }, at: new Date().toISOString() }),
    onLeave: () => {
      const problem = form.problemsOf(fieldsOf(form.actor.getSnapshot().context))[name] ?? null;
      form.actor.send({ type: 'field.leave', field: name, problem });
    },
  };
}
