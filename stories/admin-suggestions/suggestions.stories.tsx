import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { SuggestionsScreen } from '#src/admin-suggestions/suggestions-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { sampleSuggestions } from './sample-suggestions.ts';

/** Suggestions of employees of all companies, and their answers. */
const meta = {
  title: 'Screens/Administration/Suggestions',
  component: SuggestionsScreen,
  decorators: [inFrame, withMe({ admin_roles: ['operations'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/suggestions' },
} satisfies Meta<typeof SuggestionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => ({ parameters: { path: `/admin-panel/suggestions?${query}` } });

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(sampleSuggestions.length);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The reason of the suggestion, and the language in which the answer is read. A rejection needs a text. */
export const Answering: Story = {
  ...at('open=1-22'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/^Kad je ceo tim/)).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('combobox', { name: said('Šta biva s predlogom') }));
    await userEvent.click(await screen.findByRole('option', { name: said('Odbijeno') }));
    await userEvent.click(await drawer.findByRole('button', { name: /^(Sačuvaj|Save)/ }));
    await expect(drawer.getByRole('textbox', { name: said('Odgovor') })).toHaveAccessibleDescription(
      new RegExp(said('Napiši zašto se odbija.')),
    );
  },
};
/** The benefit that was added for it is named. */
export const OnOffer: Story = {
  ...at('open=1-14'),
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(
      await drawer.findByRole('combobox', { name: new RegExp(said('Benefit koji je nastao')) }),
    ).toBeInTheDocument();
  },
};
export const InEnglish: Story = { ...at('open=1-18'), globals: { language: 'EN' } };
