import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { previewBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { BenefitInFull } from '#contract/benefits/benefits.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { useRecordForm } from '../admin/record-context.ts';
import { recordProps } from '../admin/record-props.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { addedOf, sentOf } from './benefit-record.ts';

/** What is typed rests for so many milliseconds before it is shown. */
const PAUSE = 350;

/** For whom the benefit is shown. */
interface Reader {
  /** Null while the companies are not known. */
  company: number | null;
  language: Language;
}

/** The benefit as people would have it, and whether that is what stands in the form now. */
export interface BenefitPreview {
  /** The last that could be shown; none before the first. */
  benefit: BenefitInFull | undefined;
  /** `wrong`: something in the form is; `failed`: it could not be read, for what is said. */
  state: 'fresh' | 'wrong' | 'failed';
  message: string;
  again: () => void;
}

/** Shows what is typed as the employees of a company would read it, by the server's own words and prices. Saves nothing. */
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
  // Drawing a whole page of the shop waits for whoever types.
  const benefit = useDeferredValue(data);
  const state = sent === null ? 'wrong' : error ? 'failed' : 'fresh';
  return { benefit, state, message: error?.message ?? '', again: () => void refetch() };
}

/** What would be sent once typing rests, null while something is wrong, and the last that was right: a letter waits for neither. */
function useRested(id: number | null) {
  const { actor, problemsOf } = useRecordForm();
  const read = () => {
    const { context } = actor.getSnapshot();
    const fields = fieldsOf(context);
    if (Object.keys(problemsOf(fields)).length > 0) return null;
    // By revision too: what others saved is to be seen.
    return JSON.stringify([context.base.revision, id === null ? addedOf(fields) : sentOf(context.draft)]);
  };
  const [sent, send] = useState(read);
  const [rested, rest] = useState(sent);
  const say = useEffectEvent(() => {
    const snapshot = actor.getSnapshot();
    // One that is being added, or was, has its pictures itself: it is shown by its number, on the page that comes.
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
