import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { mailRequestMachine } from '#machines/password-reset/mail-request.machine.ts';
import { mailRequestPaths } from '#machines/password-reset/mail-request.paths.ts';
import { GuestLayout } from '#src/app/guest-layout.tsx';
import { MailRequestIn } from '../password-reset/mail-request-of.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Asking for a mail: the statechart is read from the machine. Click an arrow, an event or a button of the screen. */
const meta = { title: 'Flows/Mail request', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const flow = flowOf(mailRequestPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Mail request' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof mailRequestMachine>) {
  return (
    <GuestLayout onLanguage={fn()}>
      <MailRequestIn snapshot={snapshot} send={send} />
    </GuestLayout>
  );
}

async function walk({ press, isNow }: Hands) {
  await press('the person types their e-mail', 'the person asks for the mail');
  await press('the server says that it is on its way');
  await isNow('the person is told to look for the mail');
}
