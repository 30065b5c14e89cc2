import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotAgainView } from '#src/requests/not-again-view.tsx';
import { said } from '../testing/sample-words.ts';

/** Shown in place of the form for a request that cannot be filed again. */
const meta = {
  title: 'Screens/Money/Requests/Not filed again',
  component: NotAgainView,
  args: {
    request: { id: 12, resubmitted_by: 13 },
    requestLink: (id, children) => <a href={`/reimbursement?tab=mine&request=${id}`}>{children}</a>,
  },
  parameters: { layout: 'fullscreen', path: '/reimbursement' },
} satisfies Meta<typeof NotAgainView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filed again before: links to the new request. */
export const Done: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Ponovo podnet kao zahtev 13') })).toHaveAttribute(
      'href',
      '/reimbursement?tab=mine&request=13',
    );
  },
};

export const DoneOnAPhone: Story = { ...Done, globals: { viewport: { value: 'phone' } } };

/** The request is neither rejected nor cancelled. */
export const NotYet: Story = {
  args: { request: { id: 12, resubmitted_by: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Pogledaj zahtev 12') })).toBeVisible();
  },
};
