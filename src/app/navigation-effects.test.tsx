// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Language, LanguageContext } from '#locales/texts.tsx';
import { NavigationEffects } from './navigation-effects.tsx';

function Page({ name, to }: { name: string; to: string }) {
  const navigate = useNavigate();
  return (
    <main>
      <h1>{name}</h1>
      <Link to={to}>Go</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </main>
  );
}

function open(language: Language = 'EN') {
  render(
    <LanguageContext value={language}>
      <MemoryRouter initialEntries={['/cart/']}>
        <NavigationEffects />
        <Routes>
          <Route path="/cart" element={<Page key="cart" name="The cart" to="/start?from=cart" />} />
          <Route path="/start" element={<Page key="start" name="The start" to="/start?again=yes" />} />
        </Routes>
      </MemoryRouter>
    </LanguageContext>,
  );
}

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each<[Language, string]>([
  ['EN', 'Cart | Izbor'],
  ['SR', 'Korpa | Izbor'],
])('titles the window after its page, in %s', (language, title) => {
  open(language);
  expect(document.title).toBe(title);
});

it('leaves the focus alone when the first page opens', () => {
  open();
  expect(document.activeElement).toBe(document.body);
});

it('moves the focus to the heading of the page that was gone to, announces it, and goes to its top', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await waitFor(() => expect(document.activeElement).toBe(document.body.querySelector('h1')));
  expect(screen.getByRole('heading').textContent).toBe('The start');
  expect(screen.getByRole('status').textContent).toBe('Welcome, page opened');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('stays where it is when only a filter in the address changes', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await waitFor(() => expect(scrollTo).toHaveBeenCalled());
  scrollTo.mockReset();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  expect(scrollTo).not.toHaveBeenCalled();
});

it('goes back to where the page was left', async () => {
  open();
  vi.stubGlobal('scrollY', 640);
  window.dispatchEvent(new Event('scroll'));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
});
