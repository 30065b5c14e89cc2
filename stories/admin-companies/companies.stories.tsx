import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { CompaniesScreen } from '#src/admin-companies/companies-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { largeText } from '../testing/large-text.ts';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { listedCompanies } from './sample-companies.ts';

/** The companies whose people use the shop, and the form of one over them. */
const meta = {
  title: 'Screens/Administration/Companies',
  component: CompaniesScreen,
  decorators: [inFrame, withMe({ admin_roles: ['operations'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/companies' },
} satisfies Meta<typeof CompaniesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => ({ parameters: { path: `/admin-panel/companies?${query}` } });

/** A company without an owner says that it waits for one. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(listedCompanies.length);
    await expect(canvas.getByText(said('Niko je ne vodi'))).toBeInTheDocument();
  },
};
export const NothingPasses: Story = at('country=BA&state=inactive');

/** The currency is fixed because people have been given money. The registration code is below. */
export const Form: Story = {
  ...at('open=1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    const days = await drawer.findByRole('textbox', { name: new RegExp(`^${said('Rok za odgovor')}`) });
    await userEvent.clear(days);
    await userEvent.type(days, '21');
    await userEvent.tab();
    await expect(days).toBeInvalid();
    await expect(drawer.getByText('H4VQ-8MPC-R2TN')).toBeInTheDocument();
  },
};
/** The former code no longer works for registration. */
export const NewCode: Story = {
  ...at('open=4'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: said('Novi kod…') }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('H4VQ-8MPC-R2TN');
  },
};
/** The impact is heavy: the dialog describes it, and the name has to be typed. */
export const Deactivating: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText(said('Deaktiviraj…'));
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findAllByRole('textbox')).toHaveLength(2);
  },
};
export const NewOne: Story = at('open=new');
/** An auditor has read access only. */
export const ReadOnly: Story = { ...at('open=1'), decorators: [withMe({ admin_roles: ['auditor'] })] };
/** Text of twice the size: parts without room side by side are stacked. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: async (context) => {
    await context.canvas.findAllByRole('rowheader');
    await expectRoom(context);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { ...at('open=4'), globals: { language: 'EN', theme: 'dark' } };
