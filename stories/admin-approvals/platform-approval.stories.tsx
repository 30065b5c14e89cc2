import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, within } from 'storybook/test';
import { initialTransition, transition } from 'xstate';
import type { PlatformApproval } from '#contract/admin-approvals/admin-approvals.contract.ts';
import { approvalMachine } from '#machines/approvals/approval.machine.ts';
import { answers } from '#machines/testing/transitions.ts';
import { PlatformApprovalView } from '#src/admin-approvals/approval-view.tsx';
import type { ApprovalViewProps } from '#src/admin-budgets/approval-props.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { openedAnnouncement, openedLimit, openedRate, openedRefund, openedStep } from './sample-platform-approvals.ts';

interface OpenedProps {
  approval: PlatformApproval;
  onEvent: ApprovalViewProps['send'];
}

/** A proposal on the platform that has just been read. */
function Opened({ approval, onEvent }: OpenedProps) {
  const snapshot = useMemo(() => {
    const [first] = initialTransition(approvalMachine);
    return transition(approvalMachine, first, answers('read', approval) as never)[0];
  }, [approval]);
  return <PlatformApprovalView id="sample" snapshot={snapshot} send={onEvent} />;
}

/** Deciding on a proposal on the platform; its states are those of a company's proposals (Approval). */
const meta = {
  title: 'Screens/Administration/Approval of the platform',
  component: Opened,
  decorators: [inFrame],
  args: { approval: openedRefund, onEvent: fn() },
  parameters: { layout: 'fullscreen', path: '/admin-panel/approvals/7' },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfARefund: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const now = within(canvas.getByRole('region', { name: said('Sada') }));
    await expect(now.getByText(/84\.500,00/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: said('Odobri') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'approval.approve' });
  },
};

export const OfARate: Story = { args: { approval: openedRate } };

/** The last of several small steps: the rate from which they are measured is shown below the change. */
export const OfARateInSteps: Story = {
  args: { approval: openedStep },
  play: async ({ canvas }) => {
    const now = within(canvas.getByRole('region', { name: said('Sada') }));
    await expect(now.getByText(/117[.,]20.*119[.,]00/)).toBeVisible();
  },
};

/** Seven of the people have left since the audience was fixed. */
export const OfAnAnnouncement: Story = {
  args: { approval: openedAnnouncement },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Odobri ipak') })).toBeEnabled();
  },
};

export const OfTheLimit: Story = { args: { approval: openedLimit } };

export const ThatIsStale: Story = {
  args: {
    approval: Object.assign({}, openedRate, { now: Object.assign({}, openedRate.now, { stale: 'rate' }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: said('Odobri') })).not.toBeInTheDocument();
  },
};

export const PhoneInEnglishInTheDark: Story = {
  args: { approval: openedRefund },
  globals: { viewport: { value: 'phone' }, language: 'EN', theme: 'dark' },
};
