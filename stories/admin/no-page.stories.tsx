import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoPage } from '#src/admin/site/no-page.tsx';
import { said } from '../testing/sample-words.ts';
import { inFrame } from './sample-site.tsx';

/** A page of administration that this person may not open, or that does not exist: whom to ask, and the way on. */
const meta = {
  title: 'Screens/Administration/Closed page',
  component: NoPage,
  decorators: [inFrame],
  parameters: { layout: 'fullscreen', path: '/admin-panel/roles' },
  args: { why: 'closed', permission: 'platform.roles' },
} satisfies Meta<typeof NoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names the people who give roles on the platform. */
export const OnThePlatform: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vesna Ilić, Milan Marković/)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument();
  },
};

/** In a company: names the people who have the permission. */
export const InACompany: Story = {
  args: { permission: 'company.settings' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ana Kovačević/)).toBeInTheDocument();
  },
};

/** The roles are named even while the people cannot be read. */
export const WithoutAnswer: Story = {
  parameters: { server: 'failing' },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(said('Vlasništvo')))).toBeInTheDocument();
  },
};

export const Missing: Story = { args: { why: 'missing', permission: undefined }, globals: { language: 'EN' } };
