import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordResetPaths } from '#machines/password-reset/password-reset.paths.ts';
import { ResetOf } from '../password-reset/in-reset.tsx';
import { flowOf, type Hands } from './flow-stories.tsx';

/** Choosing a new password: the statechart is read from the machine. Click an arrow, an event or a button of the screen. */
const meta = { title: 'Flows/New password', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const flow = flowOf(passwordResetPaths, ResetOf);

export const Simulated: StoryObj = { ...flow.simulated, name: 'New password' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

async function walk({ press, isNow }: Hands) {
  await press('the server says whose password it is', 'the person types a password that keeps the rules');
  await press('the person types it a second time', 'the person presses Save', 'the server takes the password');
  await isNow('it is said that the password is changed');
}
