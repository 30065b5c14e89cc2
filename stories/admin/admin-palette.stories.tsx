import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUp, Moon, PencilLine } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AdminPalette } from '#src/admin/frame/admin-palette.tsx';
import { noteSeen } from '#src/admin/parts/seen-records.ts';
import { said } from '../testing/sample-words.ts';
import { inFrame } from './sample-site.tsx';

/** Finds pages and actions from anywhere. Never the only way to reach them. */
const meta = {
  title: 'Screens/Administration/Palette',
  component: AdminPalette,
  args: {
    onClose: fn(),
    actions: [
      {
        id: 'draft',
        label: 'Nastavi: Leto u teretani',
        words: '',
        Icon: PencilLine,
        does: '/admin-panel/coupons?open=7',
      },
      { id: 'bring', label: 'Uvezi benefite', words: 'excel', Icon: FileUp, does: '/admin-panel/imports/new' },
      { id: 'theme', label: 'Tamni izgled', words: '', Icon: Moon, does: fn() },
    ],
  },
  decorators: [inFrame],
  parameters: { layout: 'fullscreen', path: '/admin-panel/coupons' },
} satisfies Meta<typeof AdminPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox', { name: said('Nađi ili uradi') });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(9);
    await userEvent.keyboard('>');
    await expect(screen.getAllByRole('option')).toHaveLength(6);
  },
};

/** The searched words are marked anywhere in a name. */
export const Searched: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('pit');
    await expect(screen.getByRole('option', { name: /^Pitanja/ }).querySelector('mark')).toHaveTextContent('Pit');
  },
};

/** With the active record, and its actions, reached by Tab. */
export const WithARecord: Story = {
  beforeEach: () => noteSeen({ label: 'Optika Vidik', to: '/admin-panel/providers?open=7' }),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('optika');
    const forIt = await screen.findByRole('group', { name: said('Uradi za: Optika Vidik') });
    await waitFor(() => expect(forIt).toBeVisible());
    await userEvent.tab();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent(said('Prikaži u spisku'));
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('xyzxyz');
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(await screen.findByRole('heading', { name: said('Ništa se tako ne zove') })).toBeInTheDocument();
  },
};

export const EnglishInTheDarkOnAPhone: Story = {
  globals: { language: 'EN', theme: 'dark', viewport: { value: 'phone' } },
};
