import type { Meta, StoryObj } from '@storybook/react-vite';
import { registrationPaths } from '#machines/registration/registration.paths.ts';
import { RegistrationOf } from '../registration/in-registration.tsx';
import { flowOf, type Hands } from './flow-stories.tsx';

/** Registering: the statechart is read from the machine. Click an arrow, an event or a button of the screen. */
const meta = { title: 'Flows/Registration', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const flow = flowOf(registrationPaths, RegistrationOf);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Registration' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

async function walk({ press, isNow }: Hands) {
  await press('the server tells who invites whom', 'the person fills the whole form in');
  await press('the person presses Create account', 'the server takes the form');
  await isNow('the person is told to look for the mail');
}
