import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { readRefusal } from '#machines/refusal.ts';
import { useRecordForm } from '../admin/record/record-context.ts';
import { readAgain } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import type { LearningCalls } from './learning-calls.ts';
import type { LearningKind } from './learning-kind.ts';
import type { EditedLearning } from './learning-record.ts';

interface Offering<Edited extends EditedLearning> {
  kind: LearningKind<Edited>;
  calls: LearningCalls<Edited>;
  name: string;
  pk: number;
}

/** Offers the record of the form, and hands the form its record after it was offered or withdrawn beside it. */
export function useOffering<Edited extends EditedLearning>({ kind, calls, name, pk }: Offering<Edited>) {
  const t = useTexts(learningAdminTexts);
  const unknown = useTexts(recordsTexts)('unknown');
  const client = useQueryClient();
  const toasts = useToasts();
  const { actor } = useRecordForm();
  const [isBusy, setBusy] = useState(false);
  const tellForm = async () => actor.send({ type: 'offer.changed', record: await calls.reread() });
  const offer = async () => {
    setBusy(true);
    try {
      await kind.change(pk, actor.getSnapshot().context.base.revision, { active: true }, {});
      await tellForm();
      toasts.show({ tone: 'success', text: t('end.restored', { name }) });
      await readAgain(client, kind.changes);
    } catch (error) {
      const { fields, message } = readRefusal(error);
      const text = fields && 'pdf' in fields ? t('offerNoPdf') : message || unknown;
      toasts.show({ tone: 'error', text });
    }
    setBusy(false);
  };
  return { offer, isBusy, tellForm };
}
