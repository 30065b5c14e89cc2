// @vitest-environment happy-dom
import { cleanup, configure, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useSession } from '../session/session-context.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { Guard } from './guard.tsx';

// A busy machine draws slowly; nothing here depends on how fast.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A screen whose code never comes, as on a slow line. */
const never = new Promise<ReactNode>(() => {});
const NeverHere = () => use(never);

const Kept = () => <p>Kept: {useSession().wayBack}</p>;

it('sends somebody signed out to the sign-in once, however long its code takes', async () => {
  render(
    <SessionProvider>
      <Kept />
      <MemoryRouter initialEntries={['/benefit/1']}>
        <Suspense fallback={null}>
          <Routes>
            <Route
              path="/benefit/:id"
              element={
                <Guard access="signedIn">
                  <p>The benefit</p>
                </Guard>
              }
            />
            <Route path="/login" element={<NeverHere />} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </SessionProvider>,
  );
  expect(await screen.findByText('Kept: /benefit/1')).toBeTruthy();
  expect(screen.queryByText('The benefit')).toBeNull();
});
