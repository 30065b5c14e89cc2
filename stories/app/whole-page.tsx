import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { useLanguage } from '#locales/texts.tsx';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { queryClient } from '#src/api/query-client.ts';
import { AppRoutes } from '#src/app/app-routes.tsx';
import { FoundRoute } from '#src/app/found-route.tsx';
import { SkipLink } from '#src/ground/skip-link.tsx';
import { meQuery } from '#src/session/session.queries.ts';
import { SessionContext } from '#src/session/session-context.ts';
import { sessionProps } from '#src/session/session-props.ts';
import { meOfStory } from '../testing/sample-server.ts';
import { inLanguage } from '../testing/sample-words.ts';

const deeds = { begin: fn(), end: fn(), retry: fn(), know: fn(), keepPlace: fn(), forgetPlace: fn() };

export interface WholePageProps {
  /** Whether a person is signed in. */
  signedIn: boolean;
}

/** A whole page of the shop with its frame: the real routes, with the samples in place of the server. */
export function WholePage({ signedIn }: WholePageProps) {
  const language = useLanguage();
  useState(() => {
    // The shop has one query cache, which the previous story has used.
    queryClient.clear();
    // Failures are shown without retries, for which the book has no use.
    const { queries, ...rest } = queryClient.getDefaultOptions();
    queryClient.setDefaultOptions({ ...rest, queries: { ...queries, retry: false } });
    queryClient.setQueryData(meQuery.queryKey, { ...inLanguage(meOfStory(), language), language });
  });
  const value = signedIn ? ({ signedIn: 'complete' } as const) : 'signedOut';
  const snapshot = sessionMachine.resolveState({
    value,
    context: { wayBack: null, owner: null, left: false, ended: false, failures: 0 },
  });
  return (
    <SessionContext
      value={{ ...sessionProps(snapshot), admin: false, companyAdmin: false, corporate: false, ...deeds }}
    >
      <SkipLink />
      <FoundRoute>
        <AppRoutes />
      </FoundRoute>
    </SessionContext>
  );
}

/** Time that a slow machine may take to load a page and its chunks one after another. */
const PATIENT = { timeout: 20_000 };

type Canvas = StoryContext['canvas'];

/**
 * Meta shared by the stories of a whole page: `sees` finds what shows that the page is loaded. Each story file has its own
 * address (`parameters: { path }`): Storybook writes its own parameters there, over those that are spread in.
 */
export const wholePage = (
  sees: (canvas: Canvas, patient: typeof PATIENT) => Promise<HTMLElement | HTMLElement[]>,
  signedIn = true,
) => ({
  component: WholePage,
  args: { signedIn },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, PATIENT)).toBeVisible();
    await sees(canvas, PATIENT);
  },
});

/** Story globals for one of the four widths of the art direction; `globals` adds others, such as the dark theme. */
export const at = (width: 'phone' | 'tablet' | 'laptop' | 'screen', globals: Record<string, unknown> = {}) => ({
  globals: { ...globals, viewport: { value: width } },
});
