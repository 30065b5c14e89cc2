import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PairField, type PairFieldProps } from '#design-system/pair-field/pair-field.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { said } from '../testing/sample-words.ts';
import { useHeldPair } from './use-held-pair.ts';

function Held(args: PairFieldProps) {
  return <PairField {...args} {...useHeldPair(args)} />;
}

const meta = {
  title: 'Design system/Fields/PairField',
  component: PairField,
  args: {
    label: 'Kratak opis',
    value: { sr: 'Topla ulja, mirna soba i sat samo za tebe.', en: '' },
    names: { sr: 'srpski', en: 'engleski' },
    lines: true,
    fallback: () => 'Prazno. Čita se srpski tekst.',
    copyLabel: () => 'Prekopiraj iz SR',
    count: (written) => `${written} od 160`,
    onChange: fn(),
    onLeave: fn(),
  },
  argTypes: { fallback: { control: false }, copyLabel: { control: false }, count: { control: false } },
  render: (args) => <Held key={args.value.sr + args.value.en} {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-regular">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PairField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The missing language is tinted, says what is shown instead, and can be copied from the other one. */
export const OneMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [serbian, english] = canvas.getAllByRole('textbox');
    await expect(serbian).toHaveAttribute('lang', 'sr-Latn');
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(english).toHaveAttribute('placeholder', said('Prazno. Čita se srpski tekst.'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChange).toHaveBeenCalledWith('en', said(args.value.sr));
    await expect(english).toHaveFocus();
    await expect(english).toHaveValue(said(args.value.sr));
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.clear(english as HTMLElement);
    await userEvent.type(english as HTMLElement, 'Warm oils');
    await expect(args.onChange).toHaveBeenLastCalledWith('en', 'Warm oils');
    await expect(english).toHaveValue('Warm oils');
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenCalledWith('en');
  },
};

export const Both: Story = {
  args: { value: { sr: 'Topla ulja, mirna soba i sat samo za tebe.', en: 'Warm oils, a calm room and an hour.' } },
};

/** A one-line text may wrap but has no line breaks: Enter does nothing. */
export const OneLine: Story = {
  args: { label: 'Naziv', lines: false, value: { sr: 'Relaks masaža celog tela', en: 'Relaxing massage' } },
  play: async ({ args, canvas, userEvent }) => {
    const [serbian] = canvas.getAllByRole('textbox');
    await userEvent.type(serbian as HTMLElement, '{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(serbian as HTMLElement, ' i lica');
    await expect(serbian).toHaveValue('Relaks masaža celog tela i lica');
  },
};

export const Refused: Story = {
  args: { errors: { en: 'Najviše 160 znakova.' }, required: ['sr', 'en'], value: { sr: 'Opis', en: 'Text' } },
  play: async ({ canvas }) => {
    const [serbian, english] = canvas.getAllByRole('textbox');
    await expect(serbian).toBeValid();
    await expect(english).toBeInvalid();
    await expect(english).toHaveAccessibleDescription(/160/);
  },
};

/** Another person's change was taken over. */
export const Marked: Story = { args: { ...Both.args, marked: ['sr'] } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
/** One language below the other. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: expectRoom };
