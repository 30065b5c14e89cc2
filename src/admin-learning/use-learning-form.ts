import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { HistorySource } from '../admin/history/history-source.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { nameIn } from '../admin/parts/name-in.ts';
import { readDraft } from '../admin/record/record-drafts.ts';
import { useListedRecord } from '../admin/record/use-listed-record.ts';
import { useMe } from '../session/session.queries.ts';
import { learningPage } from './learning-address.ts';
import { LearningCalls } from './learning-calls.ts';
import type { LearningKind } from './learning-kind.ts';
import { type EditedLearning, typedIn } from './learning-record.ts';
import { useLearningFields, useLearningProblem, useToldFields } from './learning-words.ts';

interface Opened<Edited extends EditedLearning> {
  kind: LearningKind<Edited>;
  /** The call that lists the history. */
  changes: HistorySource['call'];
  /** The id of the record, or `new`. */
  open: string;
  mayWrite: boolean;
}

/**
 * The form of a course or a package on its page, with the record as it was last read. After it was added, a record continues on a page of
 * its own.
 */
export function useLearningForm<Edited extends EditedLearning>({ kind, changes, open, mayWrite }: Opened<Edited>) {
  const t = useTexts(learningAdminTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const person = useMe().id;
  const [calls] = useState(
    () => new LearningCalls(client, kind, open, readDraft({ person, kind: kind.name, id: open })),
  );
  const pk = Number(open);
  const title = t(`${kind.name}.${open === NEW ? 'new' : 'title'}`);
  const { form, name } = useListedRecord({
    kind: kind.name,
    watched: kind.name,
    open,
    path: learningPage(kind.place, open === NEW ? NEW : pk),
    title,
    nameOf: (fields) => nameIn(language, typedIn(fields)).trim() || title,
    changes: kind.changes,
    added: (added) => t(`${kind.name}.added`, { name: added }),
    fields: useLearningFields(),
    problemsOf: calls.problemsOf,
    sayProblem: useLearningProblem(),
    history: { call: changes, params: { pk }, fields: useToldFields() },
    mayWrite,
    read: calls.read,
    findAdded: calls.findAdded,
    save: calls.save,
    answerLimit: calls.answerLimit,
    onClose: () => calls.added !== null && void navigate(learningPage(kind.place, calls.added), { replace: true }),
  });
  // The form reads the record into this query; here it is only observed.
  const { data: stored } = useQuery<Edited>({
    queryKey: kind.keyOf(pk),
    enabled: false,
    queryFn: () => kind.read(pk),
  });
  return { form, name, stored, calls };
}
