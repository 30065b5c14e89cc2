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
  /** Whether somebody is signed in. */
  signedIn: boolean;
}

/** A page as the shop draws it, frame and all: its own routes, and the samples in the place of the server. */
export function WholePage({ signedIn }: WholePageProps) {
  const language = useLanguage();
  useState(() => {
    // The shop keeps what it knows in one cache, which the story before this one has used.
    queryClient.clear();
    // What failed is shown at once: the book has nothing to wait for.
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

/** Waits as long as a slow machine takes to load a page and its parts one after the other. */
const PATIENT = { timeout: 20_000 };

type Canvas = StoryContext['canvas'];

/**
 * What the stories of one whole page have in common: `sees` what shows that it has come. The address (`parameters: { path }`) stands in each file:
 * Storybook writes its own parameters there, over those that are spread in.
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

/** The four widths that the art was drawn for, and the dark. */
export const at = (width: 'phone' | 'tablet' | 'laptop' | 'screen', globals: Record<string, unknown> = {}) => ({
  globals: { ...globals, viewport: { value: width } },
});
