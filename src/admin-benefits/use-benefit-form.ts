import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  getAdminBenefit,
  listAdminBenefits,
  listBenefitChanges,
} from '#contract/admin-benefits/admin-benefits.contract.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { NEW } from '../admin/parts/list-address.ts';
import { nameIn } from '../admin/parts/name-in.ts';
import type { RecordRouteProps } from '../admin/record/record-route.tsx';
import { useListedRecord } from '../admin/record/use-listed-record.ts';
import { benefitPage } from './benefit-address.ts';
import { BenefitCalls, benefitQuery } from './benefit-calls.ts';
import { benefitFormProblems, typedIn } from './benefit-record.ts';
import { useBenefitFields, useBenefitProblem, useToldFields } from './benefit-words.ts';
import { useBenefitUploads } from './use-benefit-uploads.ts';

/** Milliseconds for which the figures of a benefit count as fresh. */
const FRESH = 30_000;

/** The form of a benefit on its page, and what hangs on it. One that was added is gone on with on its own page. */
export function useBenefitForm({ open, mayWrite }: RecordRouteProps) {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [calls] = useState(() => new BenefitCalls(client, open));
  const id = Number(open);
  const { form, name } = useListedRecord({
    kind: 'benefit',
    watched: 'benefit',
    open,
    path: benefitPage(open === NEW ? NEW : id),
    title: t(open === NEW ? 'benefit.new' : 'benefit.title'),
    nameOf: (fields) => nameIn(language, typedIn(fields)).trim() || t('benefit.title'),
    changes: [listAdminBenefits, listBenefitChanges],
    added: (added) => t('benefit.added', { name: added }),
    fields: useBenefitFields(),
    problemsOf: (fields) => Object.assign(benefitFormProblems(fields, calls.stored), calls.unsent()),
    sayProblem: useBenefitProblem(),
    history: { call: listBenefitChanges, params: { id }, fields: useToldFields() },
    mayWrite,
    read: calls.read,
    findAdded: calls.findAdded,
    save: calls.save,
    onClose: () => calls.added !== null && void navigate(benefitPage(calls.added), { replace: true }),
  });
  const uploads = useBenefitUploads(form.actor, open === NEW ? null : id);
  useEffect(() => calls.waitFor(uploads), [calls, uploads]);
  // The form reads the benefit first; its figures are read again when they are looked at later.
  const isRead = client.getQueryData(benefitQuery(id).queryKey) !== undefined;
  const stored = useQuery(Object.assign({}, benefitQuery(id), { enabled: isRead, staleTime: FRESH })).data;
  return { form, name, stored, uploads };
}

/** The calls whose answers change when a benefit is offered. */
export const OFFER_CHANGES = [listAdminBenefits, getAdminBenefit, listBenefitChanges];
