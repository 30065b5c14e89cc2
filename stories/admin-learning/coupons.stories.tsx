import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { CouponsScreen } from '#src/admin-learning/coupons-screen.tsx';
import { beginMany } from '../admin/begin-many.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

/** The coupons of courses and packages, and the form of one over them. */
const meta = {
  title: 'Screens/Administration/Coupons',
  component: CouponsScreen,
  decorators: [inFrame, withMe({ admin_roles: ['finance'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/coupons' },
} satisfies Meta<typeof CouponsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => ({ parameters: { path: `/admin-panel/coupons?${query}` } });

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(6);
    await expect(canvas.getAllByText(said('Isključi…'))).toHaveLength(5);
  },
};

/** The filters to drop, with the number of rows that each would show. */
export const NothingPasses: Story = at('state=inactive&q=leto');
/** The dialog says what happens to the coupon. */
export const SwitchingOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText(said('Isključi…'));
    await userEvent.click(first as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    await expect(await within(dialog).findByText(/38/)).toBeInTheDocument();
  },
};
/** The preview says how often the coupons were used, and that one is off already; there are no fields. */
export const SwitchingManyOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await beginMany({ canvas, userEvent }, [0, 4], 'Isključi…');
    await expect(await drawer.findByText(/38/)).toBeInTheDocument();
    await expect(drawer.getByRole('button', { name: /^(Isključi 1|Switch off 1)$/ })).toBeInTheDocument();
  },
};

/** A wrong percentage is reported when its field is left. */
export const Form: Story = {
  ...at('open=1'),
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog');
    const percent = await within(drawer).findByRole('textbox', { name: new RegExp(`^${said('Popust')}`) });
    await expect(percent).toHaveValue('20');
    await userEvent.clear(percent);
    await userEvent.type(percent, '101');
    await userEvent.tab();
    await expect(percent).toBeInvalid();
  },
};
/** The history beside the form: who changed what. */
export const History: Story = {
  ...at('open=1'),
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(await within(drawer).findByRole('tab', { name: said('Istorija') }));
    await expect(await within(drawer).findAllByText(said('Isključen'))).not.toHaveLength(0);
  },
};
export const NewOne: Story = at('open=new');
/** An auditor has read access only. */
export const ReadOnly: Story = { ...at('open=1'), decorators: [withMe({ admin_roles: ['auditor'] })] };
export const Loading: Story = { parameters: { server: 'silent' } };
export const Failed: Story = { parameters: { server: 'failing' } };
export const WithoutANetwork: Story = { parameters: { server: 'unreachable' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const InEnglishInTheDark: Story = { ...at('open=2'), globals: { language: 'EN', theme: 'dark' } };
