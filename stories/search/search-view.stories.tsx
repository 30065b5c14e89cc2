import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { FoundInShop } from '#src/search/search-option.ts';
import { SearchView, type SearchViewProps } from '#src/search/search-view.tsx';
import { sampleBenefits } from '../testing/sample-benefits.ts';
import { sampleCategories } from '../testing/sample-categories.ts';
import { said } from '../testing/sample-words.ts';

const found: FoundInShop = {
  benefits: sampleBenefits.slice(0, 4),
  num_of_flexible: 21,
  providers: [
    { id: 5, name: 'Atelje Masaža', picture: null, special: false, num_of_benefits: 4 },
    { id: 6, name: 'Kuća Dodir', picture: null, special: true, num_of_benefits: 1 },
  ],
  learning: [{ pk: 3, name: 'Masaža leđa na radnom mestu', image: null, progress: 'started', package: false }],
  transactions: [
    {
      id: 'order-12',
      kind: 'order',
      reference: 12,
      status: 'pending',
      needs_information: false,
      date: '2026-11-20T10:00:00.000Z',
      names: ['Relaks masaža, 60 minuta', 'Vaučer za namirnice'],
      amount: 8400.5,
      currency: 'RSD',
    },
  ],
};

const nothing: FoundInShop = { benefits: [], num_of_flexible: 0, providers: [], learning: [], transactions: [] };

/** One search over everything: the typed text is the story's own state, the results are given. */
const meta = {
  title: 'Screens/Every page/Search',
  component: SearchView,
  args: {
    text: 'mas',
    categories: sampleCategories,
    found,
    state: 'ready',
    currency: 'RSD',
    recent: [],
    onForget: fn(),
    onType: fn(),
    onRetry: fn(),
    onGo: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: function Typed(args: SearchViewProps) {
    const [text, setText] = useState(args.text);
    return (
      <SearchView
        {...args}
        text={text}
        onType={(typed) => {
          setText(typed);
          args.onType(typed);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchView>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: said('Pretraži prodavnicu') });
const options = () => screen.getAllByRole('option');
const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

/** Before anything is typed: the most used pages, filing a request first. */
export const Resting: Story = {
  args: { text: '', found: null, state: 'resting' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(options()[0]).toHaveAccessibleName(said('Podnesi zahtev za refundaciju'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('/transactions');
  },
};

/** Results by kind; the arrow keys move through all of them while the focus stays in the field. */
export const Answers: Story = {
  play: async ({ args, userEvent }) => {
    const benefits = within(screen.getByRole('group', { name: said('Benefiti') }));
    await expect(benefits.getAllByRole('option')).toHaveLength(5);
    await userEvent.click(field());
    await expect(activeOption()).toBe(options()[0]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeOption()).toBe(options().at(-1));
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('/transactions?open=order-12');
    await userEvent.click(screen.getByRole('option', { name: /^Svi fleksibilni benefiti/ }));
    await expect(args.onGo).toHaveBeenLastCalledWith('/flexible-benefits?search=mas');
  },
};

export const AnswersInEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' }, args: { text: 'ma' } };

export const AnswersOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Pages and categories are found immediately, while the server is asked. */
export const Loading: Story = { args: { text: 'sport', found: null, state: 'loading' } };

export const NothingFound: Story = {
  args: { text: 'neograničenoosiguranje', found: nothing },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(said('Nema rezultata'));
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

export const Failed: Story = {
  args: { text: 'zdravlje', found: null, state: 'failed' },
  play: async ({ args, userEvent }) => {
    await expect(options()[0]).toHaveAccessibleName(/^Zdravlje/);
    await userEvent.click(screen.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { text: 'moj', found: null, state: 'offline' },
  globals: { viewport: { value: 'phone' } },
};

/** The card is not a page: it opens over the current one. */
export const TheCard: Story = {
  args: { text: 'kartica', found: nothing },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith(null);
  },
};

/** Recent searches can be repeated by one press, and cleared by another. */
export const Recent: Story = {
  args: { text: '', state: 'resting', recent: ['masaža', 'kurs engleskog'] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onType).toHaveBeenLastCalledWith('kurs engleskog');
    await expect(args.onGo).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByRole('combobox'));
    await userEvent.click(dialog.getByRole('option', { name: said('Obriši nedavne pretrage') }));
    await expect(args.onForget).toHaveBeenCalledTimes(1);
  },
};
