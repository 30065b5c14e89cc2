// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import { ApiError } from '../../api/api-error.ts';
import { ToastsContext, type ToastText } from '../../ground/toasts-context.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleSite } from '../../testing/sample-site.tsx';
import { SiteContext } from '../site/site-context.ts';
import { ListExport } from './list-export.tsx';

const failing = (code: string) => async () => {
  throw new ApiError({ kind: 'refused', status: 409, code, message: `refused: ${code}` });
};

async function press(code: string, inTask?: () => Promise<Task>) {
  const show = vi.fn<(toast: ToastText) => void>();
  serve(() => ({ waiting: [], tasks: [], record: null }));
  renderScreen(
    <SiteContext value={sampleSite}>
      <ToastsContext value={{ show }}>
        <ListExport fetch={failing(code)} {...(inTask && { inTask })} />
      </ToastsContext>
    </SiteContext>,
    { at: '/admin-panel/benefits' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(show).toHaveBeenCalledTimes(1));
  return show.mock.calls[0]?.[0];
}

it('has a task make the file of a list that is too long to be sent at once, and says so', async () => {
  const inTask = vi.fn(async () => ({}) as Task);
  const said = await press('export.too_many', inTask);
  expect(said).toEqual({ tone: 'info', text: expect.stringContaining('its file is being made') });
  expect(inTask).toHaveBeenCalledTimes(1);
});

it('says why there is no file where that is something else', async () => {
  const inTask = vi.fn(async () => ({}) as Task);
  expect(await press('request.too_many', inTask)).toEqual({ tone: 'error', text: 'refused: request.too_many' });
  expect(inTask).not.toHaveBeenCalled();
});

it('says that a list without a task is too long', async () => {
  expect(await press('export.too_many')).toEqual({ tone: 'error', text: 'refused: export.too_many' });
});

it('says why a task did not begin', async () => {
  const said = await press('export.too_many', failing('request.rate_limited'));
  expect(said).toEqual({ tone: 'error', text: 'refused: request.rate_limited' });
});
