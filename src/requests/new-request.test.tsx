// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { RequestsScreen } from './requests-screen.tsx';

it('keeps what is typed in the moment it is typed: the page may be left before it is drawn (product.md 7.15)', async () => {
  serve(() => onePage([]));
  renderScreen(<RequestsScreen />, { at: '/reimbursement' });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  const provider = await screen.findByRole('textbox', { name: 'Provider' });
  act(() => {
    fireEvent.input(provider, { target: { value: 'Čaša, glina i peć' } });
    expect(JSON.stringify({ ...sessionStorage })).toContain('Čaša, glina i peć');
  });
});
