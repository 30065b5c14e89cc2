import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { ToastRegion } from '#design-system/toast-region/toast-region.tsx';
import { useTexts } from '#locales/texts.tsx';
import { toastsTexts } from '#locales/toasts/toasts.texts.ts';
import { type ToastMessage, toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { toastsProps } from '#src/toasts/toasts-props.ts';
import { overPage } from '../app/page-behind.tsx';
import { said } from '../testing/sample-words.ts';

interface InToastsProps {
  /** The state that the queue is pinned in. */
  value: SnapshotFrom<typeof toastsMachine>['value'];
  messages: readonly ToastMessage[];
  onDismiss: (id: string | number) => void;
}

function InToasts({ value, messages, onDismiss }: InToastsProps) {
  const t = useTexts(toastsTexts);
  const shown = messages.map((message, index) => ({ ...message, id: index + 1 }));
  const snapshot = toastsMachine.resolveState({
    value,
    context: { shown, waiting: [], timed: [], nextId: shown.length + 1 },
  });
  return (
    <ToastRegion
      toasts={toastsProps(snapshot, t('error')).toasts}
      label={t('region')}
      closeLabel={t('close')}
      wayLabel={t('way')}
      onDismiss={onDismiss}
      onPause={fn()}
      onResume={fn()}
    />
  );
}

/** Messages, in each state of the queue. */
const meta = {
  title: 'Screens/Every page/Messages',
  component: InToasts,
  args: { value: 'empty', messages: [], onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: overPage,
} satisfies Meta<typeof InToasts>;

export default meta;
type Story = StoryObj<typeof meta>;

const added: ToastMessage = {
  tone: 'success',
  text: 'Dodato u korpu.',
  long: true,
  action: { label: 'Poništi', onPress: fn() },
};

export const Empty: Story = {};
export const ShowingRunning: Story = {
  args: { value: { showing: 'running' }, messages: [added] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(said('Dodato u korpu.'))).toBeVisible());
  },
};

export const ShowingPaused: Story = {
  args: {
    value: { showing: 'paused' },
    messages: [added, { tone: 'info', text: 'Budžet je osvežen.' }, { tone: 'error', text: 'Nema dovoljno novca.' }],
  },
  play: async ({ args, canvas, userEvent }) => {
    // specification.md 8: the error has the default title.
    await expect(canvas.getByRole('alert')).toHaveTextContent('Greška. Nema dovoljno novca.');
    await userEvent.click(canvas.getAllByRole('button', { name: said('Zatvori poruku') })[0] as HTMLElement);
    await expect(args.onDismiss).toHaveBeenCalledWith(3);
  },
};

export const InEnglishInTheDark: Story = {
  args: { value: { showing: 'running' }, messages: [{ tone: 'error', text: 'Something went wrong!' }] },
  globals: { language: 'EN', theme: 'dark' },
};
