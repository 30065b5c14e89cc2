import type { Meta, StoryObj } from '@storybook/react-vite';
import type { announcementMachine } from '#machines/announcements/announcement.machine.ts';
import { announcementPaths } from '#machines/announcements/announcement.paths.ts';
import { InAnnouncement } from '../admin-announcements/in-announcement.tsx';
import { withMe } from '../testing/with-me.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Sending an announcement: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Announcement',
  tags: ['!autodocs'],
  decorators: [withMe({ admin_roles: ['content'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/announcements/4' },
} satisfies Meta;

export default meta;

const flow = flowOf(announcementPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Announcement' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof announcementMachine>) {
  return <InAnnouncement snapshot={snapshot} onEvent={send as never} />;
}

async function walk({ press, isNow }: Hands) {
  await press('the person wants it sent to 120 people', 'the person confirms it', 'the server does it');
  await isNow('it is about to begin');
}
