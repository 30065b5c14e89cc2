import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OwnDraftsView } from '#src/admin/today/own-drafts-view.tsx';
import { said } from '../testing/sample-words.ts';

/** The person's own unsaved drafts, for the frame and the start page of a site. */
const meta = {
  title: 'Screens/Administration/My drafts',
  component: OwnDraftsView,
  args: {
    drafts: [
      {
        person: 1,
        kind: 'coupon',
        id: '7',
        name: 'Leto u teretani',
        path: '/admin-panel/coupons?open=7',
        at: '2026-11-23T13:05:00.000Z',
      },
      {
        person: 1,
        kind: 'provider',
        id: 'new',
        name: 'Lotos',
        path: '/admin-panel/providers?open=new',
        at: '2026-11-23T12:40:00.000Z',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-regular p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OwnDraftsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each draft links to its form. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: said('Moji nacrti') })).toBeVisible();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/admin-panel/coupons?open=7');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
