import type { Meta, StoryObj } from '@storybook/react-vite';
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { notificationsPaths } from '#machines/notifications/notifications.paths.ts';
import { ShownNotifications } from '../notifications/in-notifications.tsx';
import { type FlowViewProps, flowOf } from './flow-stories.tsx';

/** The notifications: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = { title: 'Flows/Notifications', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const flow = flowOf(notificationsPaths, View);

export const Simulated: StoryObj = flow.simulated(async ({ press, isNow }) => {
  await press('the person opens the notifications', 'the list is there', 'the person presses Delete all');
  await press(/^deletion.confirm → working/);
  await isNow('nothing else can be begun');
  await press('the server fails');
  await isNow('the list is being loaded');
});

/** Every state of every path is recognised on the view by what the paths say of it. */
export const EveryState: StoryObj = flow.everyState;

export const Screen: StoryObj = flow.screen;

function View({ snapshot, send }: FlowViewProps<typeof notificationsMachine>) {
  return <ShownNotifications snapshot={snapshot} onEvent={(event) => send({ ...event })} />;
}
