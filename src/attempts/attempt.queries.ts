import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AttemptState, getAttempt, type OpenAttempt, saveAttempt } from '#contract/attempts/attempts.contract.ts';
import { readCoursePdf } from '#contract/courses/courses.contract.ts';
import type { Language } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';

/** Where the person is with a course, asked again on each return to the tab: another device may have gone on. */
export const attemptQuery = (pk: number, language: Language) =>
  queryOptions({
    queryKey: ['attempt', pk, language],
    queryFn: ({ signal }) => callEndpoint(getAttempt, { params: { pk }, signal }),
    refetchOnWindowFocus: 'always',
  });

/** The attempt that somebody works on. */
export type Begun = AttemptState & { open: OpenAttempt };

export const isBegun = (state: AttemptState): state is Begun => state.open !== null;

/** Goes on with the open attempt, or opens one; the course may be passed already. Asked once for each visit. */
export const beginningQuery = (client: QueryClient, { pk, language, atQuestions }: Beginning) =>
  queryOptions({
    queryKey: ['attempt-beginning', pk],
    queryFn: async ({ signal }) => {
      const before = await callEndpoint(getAttempt, { params: { pk }, signal });
      const settled = before.open !== null || before.status === 'passed';
      const body = { answers: [], ...(atQuestions && { read: true }) };
      const state = settled ? before : await callEndpoint(saveAttempt, { params: { pk }, body });
      client.setQueryData(attemptQuery(pk, language).queryKey, state);
      if (!settled) forgetProgress(client);
      return state;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Reads the lists of courses and packages again, after somebody's progress has changed. */
export function forgetProgress(client: QueryClient): void {
  for (const kind of ['courses', 'packages']) void client.invalidateQueries({ queryKey: [kind] });
}

interface Beginning {
  pk: number;
  language: Language;
  /** Not with reading: it was read for the attempt before. */
  atQuestions: boolean;
}

/** The PDF of a course, by the token alone: there is no address that anybody could open. */
export const coursePdfQuery = (pk: number, language: Language) =>
  queryOptions({
    queryKey: ['course-pdf', pk, language],
    queryFn: async ({ signal }) =>
      (await callForFile(readCoursePdf, { params: { pk }, query: { language }, signal })).content,
    staleTime: Number.POSITIVE_INFINITY,
  });
