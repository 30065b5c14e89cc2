import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { previewBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { BenefitInFull } from '#contract/benefits/benefits.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { useRecordForm, useRecordPart } from '../admin/record-context.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useWhenRested } from '../ground/use-when-rested.ts';
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
  const { problemsOf } = useRecordForm();
  const { sent, isWrong } = useRecordPart(({ context }) => {
    const fields = fieldsOf(context);
    const isRight = Object.keys(problemsOf(fields)).length === 0;
    // By revision too: what others saved is to be seen.
    const body = () => JSON.stringify([context.base.revision, id === null ? addedOf(fields) : sentOf(context.draft)]);
    return { sent: isRight ? body() : null, isWrong: !isRight };
  });
  const [rested, rest] = useState(sent);
  useWhenRested(sent === rested ? null : sent, PAUSE, rest);
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
  const state = isWrong ? 'wrong' : error ? 'failed' : 'fresh';
  return { benefit, state, message: error?.message ?? '', again: () => void refetch() };
}
