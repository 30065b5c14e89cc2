// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { around, serve } from '../testing/render-screen.tsx';
import { REVIEW_CALLS } from './review-calls.ts';
import { useAssigning } from './use-assigning.ts';
import { useClaim } from './use-claim.ts';

const reviewers = [{ id: 9, name: 'Sara Ilić' }];

const open = (mayDecide: boolean, site: keyof typeof REVIEW_CALLS = 'company') =>
  renderHook(() => useAssigning(REVIEW_CALLS[site], mayDecide).reviewers, { wrapper: around().wrap }).result;

it('says that the reviewers could not be read, and reads them again', async () => {
  let isBroken = true;
  serve(() => (isBroken ? new Response(null, { status: 400 }) : { absence: null, stands_in: [], reviewers }));
  const read = open(true);
  expect(read.current?.state).toBe('loading');
  await waitFor(() => expect(read.current?.state).toBe('failed'));

  isBroken = false;
  read.current?.onRetry();
  await waitFor(() => expect(read.current?.data).toEqual(reviewers));
});

it('asks for no reviewers where nobody is assigned', () => {
  const calls = serve(() => undefined);

  expect(open(true, 'platform').current).toBeNull();
  expect(open(false).current).toBeNull();
  expect(calls).toEqual([]);
});

it('assigns a request while another is still being assigned', async () => {
  const calls = serve(({ method }) => (method === 'GET' ? undefined : new Promise(() => {})));
  const { result } = renderHook(() => useAssigning(REVIEW_CALLS.company, false).assign, { wrapper: around().wrap });
  for (const id of [1, 2, 1]) act(() => result.current.mutate({ id, to: 9 }));
  const assigned = ['company/requests/1/assign/', 'company/requests/2/assign/'];
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(assigned));
});

it('takes a request over while another is still being taken over', async () => {
  const calls = serve(() => new Promise(() => {}));
  const { result } = renderHook(() => useClaim(null, false), { wrapper: around().wrap });
  for (const id of [1, 2, 1]) act(() => result.current.mutate(id));
  const taken = ['company/requests/1/claim/', 'company/requests/2/claim/'];
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(taken));
});

it('says why a request could not be assigned, or taken over', async () => {
  serve(({ method }) =>
    method === 'GET'
      ? undefined
      : new Response(JSON.stringify({ code: 'requests.decided', message: 'It was decided.' }), { status: 409 }),
  );
  const { said, wrap } = around();
  const refused = { tone: 'error', text: 'It was decided.' };
  const assign = renderHook(() => useAssigning(REVIEW_CALLS.company, false).assign, { wrapper: wrap }).result;
  act(() => assign.current.mutate({ id: 1, to: 9 }));
  await waitFor(() => expect(said).toEqual([refused]));

  const takeOver = renderHook(() => useClaim(null, false), { wrapper: wrap }).result;
  act(() => takeOver.current.mutate(1));
  await waitFor(() => expect(said).toEqual([refused, refused]));
});
