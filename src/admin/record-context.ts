import { useSelector } from '@xstate/react';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import type { Watched } from '#contract/today/pulse.contract.ts';
import { fieldsOf, joinedOf, type Problems } from '#machines/records/record-draft.ts';
import type { recordEditorMachine } from '#machines/records/record-editor.machine.ts';
import { newKey } from '../ground/new-key.ts';
import type { HistorySource } from './history-source.ts';
import type { RecordFields } from './record-field.ts';
import { type RecordSnapshot, recordProps } from './record-props.ts';

/** The machine of a form as its parts know it. */
export type RecordActor = Pick<ActorRefFrom<typeof recordEditorMachine>, 'getSnapshot' | 'subscribe' | 'send'>;

/** What of a record is shown. */
export type RecordTab = 'fields' | 'history';

export interface JoinedProps {
  /** All fields of the record with the changes of both. */
  fields: Fields;
  /** The fields that either person has changed. */
  changed: readonly string[];
  /** Puts what is said into its place. */
  around: (words: ReactNode) => ReactNode;
}

export interface RecordForm {
  actor: RecordActor;
  /** What the rules, which the server has too, say of the fields. */
  problemsOf: (fields: Fields) => Problems;
  fields: RecordFields;
  /** Fields whose chosen file is still being prepared (`usePreparing`): a save now would lose it. */
  preparing: Set<string>;
  /** A code of the rules in words; the server's own words stay. */
  sayProblem: (problem: string, field: string) => string;
  /** Its history, and which of both is shown; nothing for a record that is not there yet. */
  history?: { source: HistorySource; tab: RecordTab; onTab: (tab: RecordTab) => void } | undefined;
  /** What the pulse calls its record; nothing for one that it does not tell of. */
  watched?: { kind: Watched; id: string } | undefined;
  /** Says what a record would be after a merge, where there is something to say of it. */
  joined?: ComponentType<JoinedProps>;
  /** How deep what is said of the whole form stands: below the title of a page, or of a drawer. */
  level?: 2 | 3;
  /** Begins the ids of the fields, so that a summary can lead to them. */
  id: string;
}

const RecordContext = createContext<RecordForm | null>(null);

export const RecordProvider = RecordContext;

/** The form that a part stands in. */
export function useRecordForm(): RecordForm {
  const form = useContext(RecordContext);
  if (!form) throw new Error('a part of a form stands outside of it');
  return form;
}

/** A part of what the machine knows; who asks is drawn again when that part changes, and not otherwise. */
export function useRecordPart<Part>(pick: (snapshot: RecordSnapshot) => Part): Part {
  return useSelector(useRecordForm().actor, pick, isSame);
}

export const useRecordProps = () => useRecordPart(recordProps);

/** Saves what there is, or says what is wrong with it: in the form, wherever it is pressed. */
export function saveRecord({ actor, problemsOf, history }: Pick<RecordForm, 'actor' | 'problemsOf' | 'history'>): void {
  history?.onTab('fields');
  const problems = problemsOf(joinedOf(actor.getSnapshot().context));
  actor.send({ type: 'draft.save', key: newKey(), problems });
}

/** The id of the control of a field. */
export const fieldId = (form: Pick<RecordForm, 'id'>, field: string) => `${form.id}-${field}`;

/** One field of the form: its value, what is wrong with it, and what typing does. Only its own change draws it again. */
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
    /** Somebody else's change was taken in. */
    isTaken,
    onValue: (next: Value) =>
      form.actor.send({ type: 'field.change', changes: { [name]: next }, at: new Date().toISOString() }),
    onLeave: () => {
      const problem = form.problemsOf(fieldsOf(form.actor.getSnapshot().context))[name] ?? null;
      form.actor.send({ type: 'field.leave', field: name, problem });
    },
  };
}
