import type { Meta, StoryObj } from '@storybook/react-vite';
import type { giftMachine } from '#machines/gifts/gift.machine.ts';
import { giftPaths } from '#machines/gifts/gift.paths.ts';
import { InGiving } from '../admin-budgets/in-giving.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Giving a budget: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Gift',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/company-admin/budgets/new' },
} satisfies Meta;

export default meta;

const flow = flowOf(giftPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Gift' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof giftMachine>) {
  return <InGiving snapshot={snapshot} onEvent={send as never} />;
}

async function walk({ press, isNow }: Hands) {
  await press('the person fills it in', 'the person presses the button', 'the server says what it would mean');
  await press('the person confirms', 'the server says that it would be something else by now');
  await isNow('it is looked at once more');
}
