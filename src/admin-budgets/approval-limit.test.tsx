// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { en as texts } from '#locales/approvals/en.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ChangeLimit } from './approval-limit.tsx';

afterEach(cleanup);

it('is saved by Enter in its field', async () => {
  const save = vi.fn((_: number) => new Promise<never>(() => {}));
  renderScreen(<ChangeLimit limit={{ limit: 5000, currency: 'RSD', waiting: null }} save={save} changes={[]} />);
  await userEvent.click(screen.getByRole('button', { name: texts['limit.change'] }));
  const field = screen.getByRole('textbox', { name: texts['limit.field'] });
  await userEvent.clear(field);
  await userEvent.type(field, '7500{Enter}');
  expect(save.mock.calls.map(([limit]) => limit)).toEqual([7500]);
});

it('leads back to a limit that is none', async () => {
  const save = vi.fn();
  renderScreen(<ChangeLimit limit={{ limit: 5000, currency: 'RSD', waiting: null }} save={save} changes={[]} />);
  await userEvent.click(screen.getByRole('button', { name: texts['limit.change'] }));
  const field = screen.getByRole('textbox', { name: texts['limit.field'] });
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: texts['limit.save'] }));
  expect(document.activeElement).toBe(field);
  expect(save).not.toHaveBeenCalled();
});
