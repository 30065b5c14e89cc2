// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useSession } from '../session/session-context.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { jelena } from '../testing/people.ts';
import { Guard } from './guard.tsx';

// A busy machine renders slowly; no test here depends on speed.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A screen whose code never arrives, as on a slow connection. */
const never = new Promise<ReactNode>(() => {});
const NeverHere = () => use(never);

const Kept = () => <p>Kept: {useSession().wayBack}</p>;

interface Places {
  entries: string[];
  at?: number;
  /** Path of the guarded screen. */
  path: string;
  signIn: ReactNode;
  beside?: ReactNode;
}

/** A screen that requires a sign-in, and the sign-in. */
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

it('says of somebody who signs out that they are signed out, and of one who comes that they are signed in', async () => {
  localStorage.setItem('izbor.token', 'secret');
  const me = { ...jelena, last_name: 'Đorđević', birth_place: 'Niš', birthday: '1990-03-04' };
  const isSignOut = (address: string) => address.includes('logout');
  vi.stubGlobal('fetch', async (address: string) => (isSignOut(address) ? new Promise(() => {}) : Response.json(me)));
  const Leave = () => {
    const { end } = useSession();
    return (
      <button type="button" onClick={end}>
        Leave
      </button>
    );
  };
  render(guarded({ entries: ['/cart/'], path: '/cart/', signIn: <NeverHere />, beside: <Leave /> }));
  expect(screen.getByRole('status').textContent).toBe('Signing you in');
  expect(await screen.findByText('Of somebody')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByRole('status').textContent).toBe('Signing you out');
});
