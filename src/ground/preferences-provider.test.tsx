// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { storeTheme } from './preferences.ts';
import { PreferencesProvider, usePreferences } from './preferences-provider.tsx';

const Theme = () => <p>{usePreferences().theme}</p>;

it('follows the theme that is chosen in another tab', async () => {
  storeTheme('light');
  renderScreen(
    <PreferencesProvider>
      <Theme />
    </PreferencesProvider>,
  );
  expect(document.documentElement.dataset.theme).toBe('light');
  storeTheme('dark');
  act(() => void dispatchEvent(new Event('storage')));
  await screen.findByText('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
});
