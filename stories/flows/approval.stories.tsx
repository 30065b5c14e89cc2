import type { Meta, StoryObj } from '@storybook/react-vite';
import type { approvalMachine } from '#machines/approvals/approval.machine.ts';
import { approvalPaths } from '#machines/approvals/approval.paths.ts';
import { ApprovalView } from '#src/admin-budgets/approval-view.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Deciding on a proposal: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Approval',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/company-admin/approvals/4' },
} satisfies Meta;

export default meta;

const flow = flowOf(approvalPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Approval' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof approvalMachine>) {
  return <ApprovalView id="sample" snapshot={snapshot} send={send as never} />;
}

async function walk({ press, isNow }: Hands) {
  await press('the server answers that all is as it was proposed', 'the person approves it');
  await press('the server says that somebody was first');
  await isNow('the proposal is being read');
}
