import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Watched } from '#contract/today/pulse.contract.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import { readAgain } from '../../api/query.ts';
import { useToasts } from '../../ground/toasts-context.ts';
import { useMe } from '../../session/session.queries.ts';
import { NEW } from '../parts/list-address.ts';
import { useRecordWatch } from '../site/pulse.ts';
import type { RecordForm } from './record-context.ts';
import { draftName } from './record-drafts.ts';
import { type RecordSource, useRecord } from './use-record.ts';

type OfRecord = Pick<
  RecordSource,
  'fields' | 'problemsOf' | 'sayProblem' | 'mayWrite' | 'history' | 'read' | 'findAdded' | 'save' | 'answerLimit'
>;

interface ListedRecordSource extends OfRecord {
  /** Kind under which drafts are stored, and the kind's name in the pulse. */
  kind: string;
  watched: Watched;
  /** Its id, or `new`. */
  open: string;
  /** Title of the form until the name of the record or of its draft is known. */
  title: string;
  nameOf: (fields: EditedRecord['fields']) => string;
  /** Address of the form if it is a page; by default the form is over its list. */
  path?: string;
  /** The calls whose answers become stale once it is saved. */
  changes: Parameters<typeof readAgain>[1];
  /** Text of the toast for an added record. */
  added: (name: string) => string;
  onClose: () => void;
}

/**
 * The form of a record, over its list or on a page, with its name. A toast announces an added record, or a save whose form was left; the
 * form of an added record closes.
 */
export function useListedRecord(source: ListedRecordSource): { form: RecordForm; name: string } {
  const { kind, watched, open, title, nameOf, path, changes, added, history, onClose, ...rest } = source;
  const { id: person } = useMe();
  const t = useTexts(recordsTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const isNew = open === NEW;
  const place = { person, kind, id: open };
  // A draft is listed by this name while its record is still being read.
  const [name, setName] = useState(() => (isNew ? title : (draftName(place) ?? title)));
  const read = async (signal: AbortSignal) => {
    const record = await rest.read(signal);
    if (!isNew) setName(nameOf(record.fields));
    return record;
  };
  const onSaved = ({ fields }: EditedRecord, isOpen: boolean) => {
    const saved = nameOf(fields);
    void readAgain(client, changes);
    if (isOpen && !isNew) return setName(saved);
    toasts.show({ tone: 'success', text: isNew ? added(saved) : t('savedNamed', { name: saved }) });
    if (isOpen) onClose();
  };
  const watch = useRecordWatch(watched, open);
  const form = useRecord({
    ...rest,
    place,
    name,
    path: path ?? `${location.pathname}?open=${open}`,
    history: isNew ? undefined : history,
    watch,
    watched: isNew ? undefined : { kind: watched, id: open },
    read,
    onSaved,
    onClosed: onClose,
  });
  return { form, name };
}
