import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { ApprovalsScreen } from '#src/admin-budgets/approvals-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

/** Proposals of a company that needed a second person, and the limit above which they do. */
const meta = {
  title: 'Screens/Administration/Approvals',
  component: ApprovalsScreen,
  decorators: [inFrame, withMe({ company_roles: ['owner'], id: 900 })],
  parameters: { layout: 'fullscreen', path: '/company-admin/approvals' },
} satisfies Meta<typeof ApprovalsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(4);
    await expect(canvas.getByText(/1\.000\.000,00/)).toBeInTheDocument();
  },
};

/** An invalid amount is reported at its field. */
export const ChangingTheLimit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('Promeni granicu') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const field = dialog.getByRole('textbox', { name: said('Granica') });
    await userEvent.clear(field);
    await userEvent.type(field, '1.500,00');
    await userEvent.click(dialog.getByRole('button', { name: said('Sačuvaj') }));
    await expect(field).toBeInvalid();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
