import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { commandPalette } from '#design-system/search-palette/command-look.ts';
import { SearchPalette, type SearchPaletteProps } from '#design-system/search-palette/search-palette.tsx';
import { said } from '../testing/sample-words.ts';
import { Opened } from './opened.tsx';

/** The results are fixed by the story, whatever is typed. */
function Held(args: SearchPaletteProps) {
  const [text, setText] = useState(args.text);
  const type = (typed: string) => {
    setText(typed);
    args.onType(typed);
  };
  return (
    <Opened onClose={args.onClose}>
      {(open, close) => open && <SearchPalette {...args} text={text} onType={type} onClose={close} />}
    </Opened>
  );
}
Object.assign(Held, SearchPalette);

/**
 * When: one search over everything, from anywhere. When not: the search of one list (SearchField), a choice in a form
 * (Combobox).
 */
const meta = {
  title: 'Design system/Overlays/SearchPalette',
  component: SearchPalette,
  args: {
    title: 'Pretraga',
    placeholder: 'Šta tražiš?',
    closeLabel: 'Zatvori',
    text: 'uč',
    status: '3 rezultata',
    groups: [
      {
        id: 'places',
        title: 'Stranice',
        options: [
          { id: 'learning', label: 'Učenje', leading: <BookOpen aria-hidden size={20} />, href: '/packages/' },
          { id: 'budget', label: 'Moj budžet', leading: <Wallet aria-hidden size={20} />, href: '/budget' },
        ],
      },
      {
        id: 'things',
        title: 'Stvari',
        options: [{ id: '1', label: 'Učionica', detail: 'Sa pogledom na Dunav', trailing: '12.000,00 RSD' }],
      },
    ],
    onType: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
  render: (args) => <Held key={args.text} {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof SearchPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole('combobox', { name: said('Pretraga') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'ionica');
    await expect(args.onType).toHaveBeenLastCalledWith('učionica');
    await expect(field).toHaveValue('učionica');
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ label: 'Učionica' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
    const opener = screen.getByRole('button', { name: said('Otvori') });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('combobox', { name: said('Pretraga') })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'long',
        title: 'Dobrovoljno privatno zdravstveno osiguranje',
        options: [
          {
            id: '1',
            label:
              'Neograničeno korišćenje teretane i svih grupnih treninga u prestonici, sa savetovanjem nutricioniste',
            detail: 'Udruženje sportskih i rekreativnih centara Jugoistočne Srbije',
            trailing: '1.250.000,50 RSD',
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** In the look of administration: rows of one line, the kind of a thing beside its name. */
export const OfAdministration: Story = { args: { look: commandPalette } };

export const OfAdministrationDarkOnAPhone: Story = {
  args: { look: commandPalette },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};
