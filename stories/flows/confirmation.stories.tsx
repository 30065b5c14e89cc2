import type { Meta, StoryObj } from '@storybook/react-vite';
import { confirmationPaths } from '#machines/registration/confirmation.paths.ts';
import { ConfirmationOf } from '../registration/confirmation-of.tsx';
import { flowOf, type Hands } from './flow-stories.tsx';

/** Confirming an address: the statechart is read from the machine. Click an arrow, an event or a button of the screen. */
const meta = { title: 'Flows/Confirmation', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const flow = flowOf(confirmationPaths, ConfirmationOf);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Confirmation' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

async function walk({ press, isNow }: Hands) {
  await press('the server fails to confirm', 'the person tries again', 'the server confirms the address');
  await isNow('it is said that the address is confirmed');
}
