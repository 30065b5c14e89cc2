import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CompletionFrame } from '#src/app/completion-frame.tsx';
import { CompletionView } from '#src/completion/completion-view.tsx';
import { said } from '../testing/sample-words.ts';

const frame = { onLanguage: fn(), onSignOut: fn() };

/** The short form of /initial/: the details that an account lacks, without links that leave it. */
const meta = {
  title: 'Screens/Account/Missing details',
  component: CompletionView,
  args: {
    form: { firstName: 'Sara', lastName: 'Petrović', birthPlace: '', birthday: '' },
    errors: {},
    refusal: null,
    busy: false,
    waiting: false,
    onChange: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <CompletionFrame {...frame}>
        <Story />
      </CompletionFrame>
    ),
  ],
  parameters: { layout: 'fullscreen', path: '/initial/' },
} satisfies Meta<typeof CompletionView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(said('Mesto rođenja')), 'N');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.form, birthPlace: 'N' });
    await userEvent.click(canvas.getByRole('button', { name: said('Sačuvaj i nastavi') }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** The actions beside the form are those that work before it is filled in. */
export const TheWayOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^EN/ }));
    await expect(frame.onLanguage).toHaveBeenCalledWith('EN');
    await userEvent.click(canvas.getByRole('button', { name: said('Odjavi se') }));
    await expect(frame.onSignOut).toHaveBeenCalledTimes(1);
  },
};

export const Wrong: Story = {
  args: {
    form: { firstName: 'Sara', lastName: 'Petrović', birthPlace: '', birthday: '31.2.1990.' },
    errors: { birthPlace: 'Ovo polje je obavezno', birthday: 'Upiši ispravan datum rođenja' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(said('Mesto rođenja'))).toHaveAccessibleDescription(
      said('Ovo polje je obavezno'),
    );
    await expect(canvas.getByLabelText(said('Datum rođenja'))).toHaveAccessibleDescription(
      /Upiši ispravan datum rođenja/,
    );
  },
};

export const Refused: Story = { args: { refusal: 'Nema odgovora. Proveri vezu i pokušaj ponovo.' } };
export const Saving: Story = { args: { busy: true } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
