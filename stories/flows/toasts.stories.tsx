import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ToastRegion } from '#design-system/toast-region/toast-region.tsx';
import { useTexts } from '#locales/texts.tsx';
import { toastsTexts } from '#locales/toasts/toasts.texts.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { toastsPaths } from '#machines/toasts/toasts.paths.ts';
import { toastsProps } from '#src/toasts/toasts-props.ts';
import { PageBehind } from '../app/page-behind.tsx';
import { withMe } from '../testing/with-me.tsx';
import { deskTexts } from './desk-texts.ts';
import { openChannel } from './flow-channel.ts';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** The queue of messages: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Toasts',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [withMe()],
} satisfies Meta;

export default meta;

const flow = flowOf(toastsPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Toasts' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof toastsMachine>) {
  const t = useTexts(toastsTexts);
  return (
    <>
      <PageBehind />
      <ToastRegion
        toasts={toastsProps(snapshot, t('error')).toasts}
        label={t('region')}
        closeLabel={t('close')}
        wayLabel={t('way')}
        onDismiss={(id) => send({ type: 'toast.dismiss', id: Number(id) })}
        onPause={() => send({ type: 'toasts.pause' })}
        onResume={() => send({ type: 'toasts.resume' })}
      />
    </>
  );
}

async function walk({ press, isNow }: Hands) {
  await press('something fails', /^toasts.pause → showing.paused/);
  await isNow('their time stands still');
  // Sends events as the screen in the other frame, faster than the simulator answers.
  const channel = openChannel('toasts');
  channel.postMessage({ kind: 'event', event: { type: 'toasts.resume' } });
  channel.postMessage({ kind: 'event', event: { type: 'toast.dismiss', id: 1 } });
  await isNow('no message is shown');
  const link = screen.getByRole('link', { name: deskTexts.tables.EN.link });
  await waitFor(() => expect(link.getAttribute('href')).toMatch(/leaves\+them;.*closes\+oldest/));
  channel.close();
}
