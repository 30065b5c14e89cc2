import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotAgainView } from '#src/requests/not-again-view.tsx';
import { said } from '../testing/sample-words.ts';

/** What stands in place of the form for a request that is not filed again. */
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

/** It was filed again before: the request that came of it is a press away. */
export const Done: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Ponovo podnet kao zahtev 13') })).toHaveAttribute(
      'href',
      '/reimbursement?tab=mine&request=13',
    );
  },
};

export const DoneOnAPhone: Story = { ...Done, globals: { viewport: { value: 'phone' } } };

/** It is neither rejected nor cancelled. */
export const NotYet: Story = {
  args: { request: { id: 12, resubmitted_by: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Pogledaj zahtev 12') })).toBeVisible();
  },
};
