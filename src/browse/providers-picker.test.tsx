// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { en } from '#locales/browse/en.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ProvidersPicker } from './providers-picker.tsx';

function Picker() {
  const [chosen, onChange] = useState<readonly number[]>([9]);
  const providers = {
    state: 'ready' as const,
    data: [{ id: 9, name: 'Optika Čačak', picture: null, num_of_benefits: 4 }],
    old: false,
    busy: false,
    onRetry: () => {},
  };
  return <ProvidersPicker open providers={providers} chosen={chosen} onChange={onChange} onClose={() => {}} />;
}

it('keeps the focus at the button that chooses none, which is off then', async () => {
  renderScreen(<Picker />);
  const reset = await screen.findByRole<HTMLButtonElement>('button', { name: en.providersReset });
  expect(reset.getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(reset);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  expect([reset.disabled, reset.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(reset);
});

it('finds a provider by its words in any order', async () => {
  renderScreen(<Picker />);
  await userEvent.type(await screen.findByRole('searchbox'), 'cacak opt');
  expect(screen.getByRole('button', { name: /Optika Čačak/ })).toBeTruthy();
});
