import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { previewBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { BenefitInFull } from '#contract/benefits/benefits.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { useRecordForm } from '../admin/record/record-context.ts';
import { recordProps } from '../admin/record/record-props.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { addedOf, sentOf } from './benefit-record.ts';

/** Debounce of typed text before the preview reads it, in milliseconds. */
const PAUSE = 350;

/** The reader for whom the benefit is shown. */
interface Reader {
  /** Null until the companies are read. */
  company: number | null;
  language: Language;
}

/** The benefit as people would have it, and whether it shows what stands in the form now. */
export interface BenefitPreview {
  /** The last one that could be shown; undefined before the first. */
  benefit: BenefitInFull | undefined;
  /** `wrong`: a field has a problem; `failed`: the preview could not be read, for the reason in `message`. */
  state: 'fresh' | 'wrong' | 'failed';
  message: string;
  again: () => void;
}

/** A preview of what is typed as the employees of a company would read it, with the server's texts and prices. Saves nothing. */
export function useBenefitPreview(id: number | null, { company, language }: Reader): BenefitPreview {
  const { sent, rested } = useRested(id);
  const { data, error, refetch } = useQuery({
    queryKey: [previewBenefit.path, id, company, language, rested],
    queryFn: ({ signal }) => {
      const [, fields] = JSON.parse(rested ?? '[0, {}]') as [number, object];
      const reader = { company: company ?? 0, language };
      const body = Object.assign({}, fields, reader, id === null ? {} : { id });
      return callEndpoint(previewBenefit, { body, signal });
    },
    enabled: rested !== null && company !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  });
  // Drawing a whole page of the shop is deferred so that typing stays fast.
  const benefit = useDeferredValue(data);
  const state = sent === null ? 'wrong' : error ? 'failed' : 'fresh';
  return { benefit, state, message: error?.message ?? '', again: () => void refetch() };
}

/** The body that would be sent (`sent`, null while a field has a problem), and the last valid one (`rested`); both are debounced. */
function useRested(id: number | null) {
  const { actor, problemsOf } = useRecordForm();
  const read = () => {
    const { context } = actor.getSnapshot();
    const fields = fieldsOf(context);
    if (Object.keys(problemsOf(fields)).length > 0) return null;
    // The revision is part of it, so that changes saved by others are shown.
    return JSON.stringify([context.base.revision, id === null ? addedOf(fields) : sentOf(context.draft)]);
  };
  const [sent, send] = useState(read);
  const [rested, rest] = useState(sent);
  const say = useEffectEvent(() => {
    const snapshot = actor.getSnapshot();
    // While a new benefit is being added, or after it was, its pictures belong to the benefit: it is previewed by its number on its own
    // page.
    if (id === null && !(recordProps(snapshot).isOpen && snapshot.context.base.revision === 0)) return;
    const next = read();
    send(next);
    if (next !== null) rest(next);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => say(), PAUSE);
    };
    wait();
    const typing = actor.subscribe(wait);
    return () => {
      clearTimeout(timer);
      typing.unsubscribe();
    };
  }, [actor]);
  return { sent, rested };
}
