// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Audience } from '#contract/announcements/announcements.contract.ts';
import { useAudience } from './use-audience.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('nothing is counted before an announcement is there, for its conditions and not for everybody', async () => {
  const counted: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { audience } = JSON.parse(String(body)) as { audience: Audience };
    counted.push(audience);
    const count = audience.language ? 2 : 6026;
    return Response.json({ count, sr: count, en: 0, sample: [] });
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ audience }) => useAudience(audience, true), {
    wrapper,
    initialProps: { audience: null as Audience | null },
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(result.current).toMatchObject({ counted: undefined, isCounting: false });
  rerender({ audience: { language: 'SR' } });
  await waitFor(() => expect(result.current.counted?.count).toBe(2));
  rerender({ audience: {} });
  await waitFor(() => expect(result.current.counted?.count).toBe(6026));
  expect(counted).toEqual([{ language: 'SR' }, {}]);
});
