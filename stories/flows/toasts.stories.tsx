import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ToastRegion } from '#design-system/toast-region/toast-region.tsx';
import { toastsTexts } from '#locales/toasts/toasts.texts.ts';
import { toastsPaths } from '#machines/toasts/toasts.paths.ts';
import { toastsProps } from '#src/toasts/toasts-props.ts';
import { Mirror, Simulator } from './simulator.tsx';

/** The queue of messages: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = { title: 'Flows/Toasts', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Simulated: Story = {
  globals: { language: 'EN' },
  render: () => (
    <div className="p-6">
      <Simulator definition={toastsPaths} screen="flows-toasts--screen" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'something fails' }));
    await userEvent.click(canvas.getByRole('button', { name: /^toasts.pause → showing.paused/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('their time stands still');
  },
};

const { SR: t } = toastsTexts.tables;

export const Screen: Story = {
  render: () => (
    <Mirror definition={toastsPaths}>
      {(snapshot, send) => (
        <ToastRegion
          toasts={toastsProps(snapshot, t.error).toasts}
          label={t.region}
          closeLabel={t.close}
          onDismiss={(id) => send({ type: 'toast.dismiss', id: Number(id) })}
          onPause={() => send({ type: 'toasts.pause' })}
          onResume={() => send({ type: 'toasts.resume' })}
        />
      )}
    </Mirror>
  ),
};
