import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { CategoriesScreen } from '#src/admin-benefits/categories-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

/** Categories of benefits, and the form of one over the tree. */
const meta = {
  title: 'Screens/Administration/Categories',
  component: CategoriesScreen,
  decorators: [inFrame, withMe({ admin_roles: ['content'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/categories' },
} satisfies Meta<typeof CategoriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => ({ parameters: { path: `/admin-panel/categories?${query}` } });
const end = (name: string) => ({ name: new RegExp(`^${said('Ugasi kategoriju')} ${said(name)}`) });

/** The number of benefits is a link to them. */
export const List: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: new RegExp(`^${said('Benefiti kategorije')} Sport`) });
    await expect(link).toHaveAttribute('href', '/admin-panel/benefits?category=1');
  },
};

/** The menu of a row moves it within its level. */
export const Order: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${said('Redosled')}: Sport`) }));
    await expect(await screen.findByRole('menuitem', { name: said('Na mesto…') })).toBeInTheDocument();
  },
};

/** A category with parts stays on the first level, and the form says so. The focused picture is framed. */
export const Form: Story = {
  ...at('open=3'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('combobox')).toBeDisabled();
    const drawings = drawer.getAllByRole('radio');
    await expect(drawings).toHaveLength(14);
    for (const drawing of drawings.slice(0, 1)) {
      drawing.focus();
      await expect(drawing.closest('label')).toHaveStyle({ outlineStyle: 'solid' });
    }
  },
};
export const NewOne: Story = at('open=new');
export const NothingPasses: Story = at('state=inactive&q=sport');

/** The category that gets its benefits is chosen, and the consequences are shown before the confirmation. */
export const Ending: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', end('Plivanje')));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(await dialog.findByRole('combobox'), 'zdravlje');
    await expect((await dialog.findAllByRole('option')).length).toBeGreaterThan(1);
  },
};

/** Its parts have to be ended first. */
export const Blocked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', end('Zdravlje')));
    await expect(await screen.findByRole('listitem')).toBeInTheDocument();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { ...at('open=1001'), globals: { language: 'EN', theme: 'dark' } };
