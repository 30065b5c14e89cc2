import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { DocumentsScreen } from '#src/admin-content/documents-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { sampleDocuments } from './sample-documents.ts';

/** Documents for download, in their order, and the form of one over the list. */
const meta = {
  title: 'Screens/Administration/Documents',
  component: DocumentsScreen,
  decorators: [inFrame, withMe({ admin_roles: ['content'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/documents' },
} satisfies Meta<typeof DocumentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => ({ parameters: { path: `/admin-panel/documents?${query}` } });

/** The menu of a row moves it, and the new place is announced. */
export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(sampleDocuments.length);
    const [, second] = await canvas.findAllByRole('button', { name: new RegExp(`^${said('Radnje')}: .* 5$`) });
    await userEvent.click(second as HTMLElement);
    await expect(await screen.findByRole('menuitem', { name: said('Na mesto…') })).toBeInTheDocument();
  },
};
/** Its file can be replaced immediately, but not while the form has unsaved changes. */
export const Form: Story = {
  ...at('open=4'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    const replace = await drawer.findByRole('button', { name: said('Zameni…') });
    await expect(replace).toBeEnabled();
    const [title] = await drawer.findAllByRole('textbox');
    await userEvent.type(title as HTMLElement, '.');
    await expect(replace).toBeDisabled();
  },
};
/** A missing value is reported at its field. */
export const NewOne: Story = {
  ...at('open=new'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: said('Dodaj dokument') }));
    await expect(await drawer.findByText(said('Izaberi fajl.'))).toBeInTheDocument();
    await expect(drawer.getByText(said('Napiši naslov bar na jednom jeziku.'))).toBeInTheDocument();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { ...at('open=2'), globals: { language: 'EN', theme: 'dark' } };
