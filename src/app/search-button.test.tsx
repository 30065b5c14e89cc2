// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchButton } from './search-button.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['MacIntel', '⌘K', 'Meta+K'],
  ['iPad', '⌘K', 'Meta+K'],
  ['Win32', 'Ctrl K', 'Control+K'],
  ['Linux x86_64', 'Ctrl K', 'Control+K'],
])('on %s the search is asked for by %s', (platform, shown, spoken) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  render(<SearchButton onOpen={() => {}} onNear={() => {}} />);
  expect(screen.getByText(shown).tagName).toBe('KBD');
  expect(screen.getByRole('button').getAttribute('aria-keyshortcuts')).toBe(spoken);
});
