import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { CoursesScreen } from '#src/admin-learning/courses-screen.tsx';
import { PackagesScreen } from '#src/admin-learning/packages-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

/** Courses of the shop and packages of them, with enrolments and missing parts. */
const meta = {
  title: 'Screens/Administration/Courses',
  component: CoursesScreen,
  decorators: [inFrame, withMe({ admin_roles: ['content'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/courses' },
} satisfies Meta<typeof CoursesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

/** The dialog says who is enrolled and which attempts are open. */
export const Withdrawing: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText(said('Skloni…'));
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText(/38/)).toBeInTheDocument();
    await expect(dialog.getByText(/12/)).toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: { server: 'silent' } };
export const Failed: Story = { parameters: { server: 'failing' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Packages: Story = { render: () => <PackagesScreen />, parameters: { path: '/admin-panel/packages' } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
