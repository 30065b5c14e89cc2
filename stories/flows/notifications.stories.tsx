import type { Meta, StoryObj } from '@storybook/react-vite';
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { notificationsPaths } from '#machines/notifications/notifications.paths.ts';
import { PageBehind } from '../app/page-behind.tsx';
import { ShownNotifications } from '../notifications/in-notifications.tsx';
import { withMe } from '../testing/with-me.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** The notifications: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Notifications',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [withMe()],
} satisfies Meta;

export default meta;

const flow = flowOf(notificationsPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Notifications' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof notificationsMachine>) {
  return (
    <>
      <PageBehind />
      <ShownNotifications snapshot={snapshot} onEvent={(event) => send({ ...event })} />
    </>
  );
}

async function walk({ press, isNow }: Hands) {
  await press('the person opens the notifications', 'the list is there', 'the person presses Delete all');
  await press(/^deletion.confirm → working/);
  await isNow('nothing else can be begun');
  await press('the server fails');
  await isNow('the list is being loaded');
}
