import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RichTextEditor, type RichTextEditorProps } from '#design-system/rich-text-editor/rich-text-editor.tsx';
import { said } from '../testing/sample-words.ts';
import { useHeldPair } from './use-held-pair.ts';

function Held(args: RichTextEditorProps) {
  return <RichTextEditor {...args} {...useHeldPair(args)} />;
}

const meta = {
  title: 'Design system/Fields/RichTextEditor',
  component: RichTextEditor,
  args: {
    label: 'Opis',
    ids: { sr: 'opis-sr', en: 'opis-en' },
    value: { sr: '<p>Topla ulja i <strong>mirna soba</strong>.</p>', en: '' },
    names: { sr: 'srpski', en: 'engleski' },
    fallback: () => 'Prazno. Čita se srpski tekst.',
    copyLabel: () => 'Prekopiraj iz SR',
    onChange: fn(),
    onLeave: fn(),
    labels: {
      toolbar: 'Uređivanje teksta',
      tools: {
        bold: 'Podebljano',
        italic: 'Kurziv',
        heading: 'Naslov',
        subheading: 'Podnaslov',
        bullets: 'Lista',
        numbers: 'Numerisana lista',
        inward: 'Uvuci stavku',
        outward: 'Izvuci stavku',
        quote: 'Citat',
        link: 'Link',
        undo: 'Opozovi',
        redo: 'Ponovi',
      },
      link: {
        title: 'Link',
        address: 'Adresa',
        hint: 'Sajt, e-adresa ili tel:',
        wrong: 'Upiši adresu sajta ili e-adresu.',
        set: 'Postavi link',
        remove: 'Ukloni link',
        close: 'Zatvori',
      },
    },
  },
  argTypes: { fallback: { control: false }, copyLabel: { control: false }, labels: { control: false } },
  render: (args) => <Held key={args.value.sr + args.value.en} {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-medium">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reports the typed text as the server stores it. */
export const OneMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const english = canvas.getByRole('textbox', { name: `${said('Opis')}, ${said('engleski')}` });
    await userEvent.click(english);
    await userEvent.keyboard('Warm & calm');
    await expect(args.onChange).toHaveBeenLastCalledWith('en', '<p>Warm &amp; calm</p>');
    await expect(english).toHaveTextContent('Warm & calm');
    await expect(canvas.queryByText(said('Prazno. Čita se srpski tekst.'))).toBeNull();
    await expect(canvas.queryByRole('button', { name: said('Prekopiraj iz SR') })).toBeNull();
  },
};

/** The address is typed immediately, and the caret continues after the link. */
export const Linked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const english = canvas.getByRole('textbox', { name: `${said('Opis')}, ${said('engleski')}` });
    await userEvent.click(english);
    await userEvent.click(canvas.getByRole('button', { name: said('Link') }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: said('Adresa') })).toHaveFocus());
    await userEvent.keyboard('izbor.demo/spa{Enter}');
    const link = '<a href="https://izbor.demo/spa" target="_blank" rel="noopener noreferrer">izbor.demo/spa</a>';
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('en', `<p>${link}</p>`));
    await waitFor(() => expect(english).toHaveFocus());
  },
};

export const Wrong: Story = {
  args: { errors: { sr: 'Ovo je predugačko.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: `${said('Opis')}, ${said('srpski')}` })).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DarkOnPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
