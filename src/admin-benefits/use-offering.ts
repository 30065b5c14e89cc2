import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type AdminBenefit, offerBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { joinedOf } from '#machines/records/record-draft.ts';
import { readRefusal } from '#machines/refusal.ts';
import { atRevision } from '../admin/parts/at-revision.ts';
import { saveRecord, useRecordForm } from '../admin/record/record-context.ts';
import { saveIfChanged } from '../admin/record/save-if-changed.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useName } from '../session/account-name.ts';
import { editedOf } from './benefit-record.ts';
import { fieldsToOffer } from './benefit-sections.ts';
import { OFFER_CHANGES } from './use-benefit-form.ts';

/** The problems that prevent an offer, by field, in words. */
export type Refused = Readonly<Record<string, string>> | null;

/** Saves what was typed, then offers the benefit of the form. */
export function useOffering({ id, name }: { id: number; name: string }) {
  const t = useTexts(adminBenefitsTexts);
  const unknown = useTexts(recordsTexts)('unknown');
  const client = useQueryClient();
  const toasts = useToasts();
  const form = useRecordForm();
  const tellForm = useToldForm();
  const [refused, setRefused] = useState<Refused>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const send = async () => {
    try {
      if (!(await saveIfChanged(form.actor, () => saveRecord(form)))) return;
      const { revision } = form.actor.getSnapshot().context.base;
      tellForm(await callEndpoint(offerBenefit, { params: { id }, headers: atRevision(revision) }));
      toasts.show({ tone: 'success', text: t('benefit.offered', { name }) });
      await readAgain(client, OFFER_CHANGES);
    } catch (error) {
      const { fields, message } = readRefusal(error);
      if (fields && Object.keys(fields).length > 0) setRefused(fields);
      else toasts.show({ tone: 'error', text: message || unknown });
    }
  };
  const offer = async () => {
    const lacks = fieldsToOffer(joinedOf(form.actor.getSnapshot().context));
    setRefused(lacks.length > 0 ? Object.fromEntries(lacks.map((field) => [field, 'required'])) : null);
    if (lacks.length > 0 || running.current) return;
    running.current = true;
    setBusy(true);
    await send();
    running.current = false;
    setBusy(false);
  };
  return { offer, isBusy, refused, forget: () => setRefused(null) };
}

/** Hands the form its benefit after it was offered or withdrawn beside the form. */
export function useToldForm(): (benefit: AdminBenefit) => void {
  const { actor } = useRecordForm();
  const by = useName();
  return (benefit) => {
    const record = editedOf(Object.assign({}, benefit, { changed: { at: benefit.changed_at, by: null } }));
    actor.send({ type: 'offer.changed', record: Object.assign(record, { by }) });
  };
}
