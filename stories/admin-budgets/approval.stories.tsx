import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { APPROVED, CHANGED, OTHERS, OWN, PROPOSED, REFUSED, STALE } from '#machines/approvals/approval.paths.ts';
import { answers, fails } from '#machines/testing/transitions.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { ApprovalAfter } from './in-approval.tsx';

/** Deciding on a proposal: what it meant then and what it would mean now, side by side. */
const meta = {
  title: 'Screens/Administration/Approval',
  component: ApprovalAfter,
  decorators: [inFrame],
  args: { happened: [], onEvent: fn() },
  parameters: { layout: 'fullscreen', path: '/company-admin/approvals/4' },
} satisfies Meta<typeof ApprovalAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

const asProposed = [answers('read', PROPOSED)];
const refusing = [...asProposed, { type: 'refusal.begin' } as const];

export const Reading: Story = {};

export const AsProposed: Story = {
  args: { happened: asProposed },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('region', { name: said('Sada') })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: said('Odobri') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'approval.approve' });
  },
};

/** People who have left since are named; the decision applies to the current state. */
export const ChangedSince: Story = {
  args: { happened: [answers('read', CHANGED)] },
  play: async ({ canvas }) => {
    const now = within(canvas.getByRole('region', { name: said('Sada') }));
    await expect(now.getByText(/Zoran Petrović-Njegovanović/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: said('Odobri ipak') })).toBeEnabled();
  },
};

export const Stale: Story = {
  args: { happened: [answers('read', STALE)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: said('Odobri') })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: said('Odbij') })).toBeEnabled();
  },
};

export const Own: Story = {
  args: { happened: [answers('read', OWN)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: said('Odobri') })).not.toBeInTheDocument();
  },
};

export const Others: Story = { args: { happened: [answers('read', OTHERS)] } };

/** A rejection needs a reason. */
export const Rejecting: Story = {
  args: { happened: [...refusing, { type: 'refusal.submit' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: said('Razlog') })).toBeInvalid();
  },
};

export const Sending: Story = {
  args: { happened: [...asProposed, { type: 'approval.approve' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Odobri') })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Unsure: Story = {
  args: {
    happened: [...asProposed, { type: 'approval.approve' }, fails('decide', { kind: 'network', code: 'network' })],
  },
};

/** Somebody else decided first; the outcome is shown. */
export const Over: Story = {
  args: {
    happened: [
      ...asProposed,
      { type: 'approval.approve' },
      fails('decide', { kind: 'refused', status: 409, code: 'approvals.status', message: 'O ovome je već odlučeno.' }),
      answers('read', REFUSED),
    ],
  },
};

export const Approved: Story = { args: { happened: [answers('read', APPROVED)] } };
export const Missing: Story = { args: { happened: [fails('read', { kind: 'refused', status: 404 })] } };
export const Failed: Story = { args: { happened: [fails('read', { kind: 'network', code: 'network' })] } };

/** Proposal to raise the limit itself. */
export const OfALimit: Story = {
  args: {
    happened: [
      answers(
        'read',
        Object.assign({}, PROPOSED, {
          kind: 'limit',
          note: '',
          gift: null,
          amount: null,
          people: null,
          sum: 2_000_000,
          now: Object.assign({}, PROPOSED.now, { people: null, sum: 2_000_000 }),
        }),
      ),
    ],
  },
};

/** Taking back the unspent part of a gift; somebody has spent some of it since. */
export const OfTakingBack: Story = {
  args: {
    happened: [
      answers(
        'read',
        Object.assign({}, PROPOSED, {
          kind: 'take_back',
          note: 'Dodeljeno greškom',
          amount: null,
          now: Object.assign({}, PROPOSED.now, { sum: 1_140_000 }),
        }),
      ),
    ],
  },
};

/** A file of budgets with an amount for each person. */
export const OfAFile: Story = {
  args: {
    happened: [
      answers(
        'read',
        Object.assign({}, PROPOSED, {
          kind: 'import',
          note: '',
          gift: null,
          import: 12,
          file: 'budzeti-decembar.csv',
          amount: null,
        }),
      ),
    ],
  },
};

/** A request above the limit, whose employee has left since. */
export const OfARequest: Story = {
  args: {
    happened: [
      answers(
        'read',
        Object.assign({}, PROPOSED, {
          kind: 'request',
          note: 'Optika Vidik',
          gift: null,
          request: 41,
          employee: { id: 41, name: 'Milica Šarić' },
          amount: null,
          people: 1,
          now: Object.assign({}, PROPOSED.now, {
            people: 1,
            left_out: [{ id: 41, name: 'Milica Šarić' }],
            left_count: 1,
          }),
        }),
      ),
    ],
  },
};

export const Phone: Story = {
  args: { happened: [answers('read', CHANGED)] },
  globals: { viewport: { value: 'phone' } },
};
export const InEnglishInTheDark: Story = {
  args: { happened: [answers('read', CHANGED)] },
  globals: { language: 'EN', theme: 'dark' },
};
