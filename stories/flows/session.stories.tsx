import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionPaths } from '#machines/session/session.paths.ts';
import { InSession } from '../session/in-session.tsx';
import { withMe } from '../testing/with-me.tsx';
import { flowOf, type Hands } from './flow-stories.tsx';

/** The session: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Session',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [withMe()],
} satisfies Meta;

export default meta;

const flow = flowOf(sessionPaths, InSession);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Session' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

async function walk({ press, isNow }: Hands) {
  await press('a token is found in this browser', 'the person is loaded');
  await isNow('the shop is open');
}
