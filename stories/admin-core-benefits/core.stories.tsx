import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { CoreScreen } from '#src/admin-core-benefits/core-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { sampleCore } from './sample-core.ts';

/** Benefits that a company gives to all its people, in the order in which people see them, and the form of one over the list. */
const meta = {
  title: 'Screens/Administration/Core benefits',
  component: CoreScreen,
  decorators: [inFrame, withMe({ company_roles: ['owner'] })],
  parameters: { layout: 'fullscreen', path: '/company-admin/core-benefits' },
} satisfies Meta<typeof CoreScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => ({ parameters: { path: `/company-admin/core-benefits?${query}` } });

/** The menu of a row moves it, and hides it. */
export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(sampleCore.length);
    const [, second] = await canvas.findAllByRole('button', { name: new RegExp(`^${said('Radnje')}: .* 5$`) });
    await userEvent.click(second as HTMLElement);
    await expect(await screen.findByRole('menuitem', { name: said('Na mesto…') })).toBeInTheDocument();
    await expect(screen.getByRole('menuitem', { name: said('Skloni…') })).toBeInTheDocument();
  },
};
/** Its document can be replaced immediately, but not while the form has unsaved changes. */
export const Own: Story = {
  ...at('open=2'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    const replace = await drawer.findByRole('button', { name: said('Zameni…') });
    await expect(replace).toBeEnabled();
    const [name] = await drawer.findAllByRole('textbox');
    await userEvent.type(name as HTMLElement, '.');
    await expect(replace).toBeDisabled();
  },
};
/** A core benefit of Izbor is read-only for the company. */
export const OfIzbor: Story = {
  ...at('open=1'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    const [name] = await drawer.findAllByRole('textbox');
    await expect(name).toBeDisabled();
    for (const words of ['Zameni…', 'Sačuvaj'])
      await expect(drawer.queryByRole('button', { name: new RegExp(said(words)) })).not.toBeInTheDocument();
    await expect(drawer.queryByText(/\d od \d/)).not.toBeInTheDocument();
  },
};
/** A missing value is reported at its field. */
export const NewOne: Story = {
  ...at('open=new'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type((await drawer.findAllByRole('textbox'))[0] as HTMLElement, 'P');
    await userEvent.click(await drawer.findByRole('button', { name: new RegExp(said('Sačuvaj')) }));
    const [name] = await drawer.findAllByText(new RegExp(`: ${said('Najmanje 2 znaka.')}$`));
    const [category] = drawer.getAllByText(new RegExp(`: ${said('Izaberi kategoriju.')}$`));
    await expect(name).toBeInTheDocument();
    await expect(category).toBeInTheDocument();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneForm: Story = { ...at('open=4'), globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { ...at('open=2'), globals: { language: 'EN', theme: 'dark' } };
