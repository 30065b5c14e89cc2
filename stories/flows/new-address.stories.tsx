import type { Meta, StoryObj } from '@storybook/react-vite';
import { newAddressPaths } from '#machines/registration/new-address.paths.ts';
import { NewAddressOf } from '../registration/new-address-of.tsx';
import { flowOf, type Hands } from './flow-stories.tsx';

/** Moving to a new address: the statechart is read from the machine. Click an arrow, an event or a button of the screen. */
const meta = { title: 'Flows/New address', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const flow = flowOf(newAddressPaths, NewAddressOf);

export const Simulated: StoryObj = { ...flow.simulated, name: 'New address' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

async function walk({ press, isNow }: Hands) {
  await press('the server says which address the link confirms', 'the person confirms the address');
  await press('the server moves the account');
  await isNow('it is said that the account has the address');
}
