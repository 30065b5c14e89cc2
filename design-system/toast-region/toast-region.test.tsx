// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ToastRegion } from './toast-region.tsx';

afterEach(cleanup);

it('says an error once: it is an alert, in a list that is not live as that of the others is', () => {
  render(
    <ToastRegion
      label="Messages"
      closeLabel="Close"
      wayLabel="F6"
      toasts={[
        { id: 1, tone: 'error', text: 'It broke.' },
        { id: 2, tone: 'success', text: 'Saved.' },
      ]}
      onDismiss={() => {}}
      onPause={() => {}}
      onResume={() => {}}
    />,
  );
  expect(screen.getByRole('alert').closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  expect(screen.getByText('Saved.').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});
