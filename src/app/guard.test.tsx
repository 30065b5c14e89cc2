// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
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

interface Places {
  entries: string[];
  at?: number;
  /** Of the screen behind the guard. */
  path: string;
  signIn: ReactNode;
  beside?: ReactNode;
}

/** A screen that asks for a sign-in, and the sign-in. */
const guarded = ({ entries, at = 0, path, signIn, beside }: Places) => (
  <SessionProvider>
    <Kept />
    <MemoryRouter initialEntries={entries} initialIndex={at}>
      {beside}
      <Suspense fallback={null}>
        <Routes>
          <Route
            path={path}
            element={
              <Guard access="signedIn">
                <p>Of somebody</p>
              </Guard>
            }
          />
          <Route path="/login" element={signIn} />
        </Routes>
      </Suspense>
    </MemoryRouter>
  </SessionProvider>
);

it('sends somebody signed out to the sign-in once, however long its code takes', async () => {
  render(guarded({ entries: ['/benefit/1'], path: '/benefit/:id', signIn: <NeverHere /> }));
  expect(await screen.findByText('Kept: /benefit/1')).toBeTruthy();
  expect(screen.queryByText('Of somebody')).toBeNull();
});

it('sends on whom a step back brings to another entry while the code of the sign-in comes', async () => {
  let bring = (_: ReactNode) => {};
  const code = new Promise<ReactNode>((resolve) => {
    bring = resolve;
  });
  const SignIn = () => use(code);
  let goBack = () => {};
  const Back = () => {
    const navigate = useNavigate();
    goBack = () => void navigate(-1);
    return null;
  };
  const shop = guarded({
    entries: ['/cart/', '/cart/'],
    at: 1,
    path: '/cart/',
    signIn: <SignIn />,
    beside: <Back />,
  });
  await act(async () => void render(shop));
  expect(screen.getByText('Kept: /cart/')).toBeTruthy();
  await act(async () => goBack());
  await act(async () => bring(<p>The sign-in</p>));
  expect(screen.getByText('The sign-in')).toBeTruthy();
});
