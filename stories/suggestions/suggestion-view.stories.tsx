import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Suggestion } from '#contract/suggestions/suggestions.contract.ts';
import { SuggestionView } from '#src/suggestions/suggestion-view.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { failed, loading, offline, pageOf, ready } from '../testing/found.ts';
import { largeText } from '../testing/large-text.ts';
import { said } from '../testing/sample-words.ts';

const suggestion = (id: number, changes: Partial<Suggestion> = {}): Suggestion => ({
  id,
  name: 'Dnevni boravak za psa',
  provider: 'Šapa klub',
  category: 9,
  category_name: 'Home/Dom',
  why: 'Kad je ceo tim u kancelariji, ne znam gde s psom.',
  date: '2026-11-18T09:30:00.000Z',
  answer: null,
  answered_at: null,
  status: 'new',
  benefit: null,
  ...changes,
});

const results = [
  suggestion(3),
  suggestion(2, {
    name: 'Prekookeansko krstarenje za najistrajnije zaposlene',
    answer: 'Razgovaramo s partnerom o cenama za kompanije. Javljamo se čim bude dogovoreno.',
    answered_at: '2026-11-19T09:30:00.000Z',
    status: 'contacted',
  }),
  suggestion(1, {
    name: 'Časovi keramike u manjoj grupi',
    answer: 'Keramika je od ove nedelje među kreativnim radionicama.',
    answered_at: '2026-11-17T09:30:00.000Z',
    status: 'live',
    benefit: 7,
  }),
];

/** Suggesting a benefit, and the state of earlier suggestions. */
const meta = {
  title: 'Screens/Shop/Suggest a benefit',
  component: SuggestionView,
  args: {
    form: { name: '', provider: '', category: '', why: '' },
    errors: {},
    refusal: null,
    busy: false,
    waiting: false,
    categories: ready([
      { id: 4, name: 'Veštine i učenje' },
      { id: 9, name: 'Dom' },
    ]),
    own: ready(pageOf(results, 12)),
    page: 1,
    onChange: fn(),
    onSubmit: fn(),
    onPage: fn(),
    links: { benefit: (id, children) => <a href={`#benefit-${id}`}>{children}</a> },
  },
  parameters: { layout: 'fullscreen', path: '/suggestion' },
} satisfies Meta<typeof SuggestionView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(said('Šta predlažeš?')), 'K');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.form, name: 'K' });
    await userEvent.click(canvas.getByRole('button', { name: said('Pošalji predlog') }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: said('Sledeća') }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('link', { name: said('Pogledaj benefit') })).toHaveAttribute('href', '#benefit-7');
  },
};

export const Wrong: Story = {
  args: {
    form: { name: 'Keramika', provider: '', category: '', why: '' },
    errors: {
      provider: 'Ovo polje je obavezno',
      category: 'Izaberi jednu od kategorija',
      why: 'Ovo polje je obavezno',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pošalji predlog') }));
    await waitFor(() => expect(canvas.getByLabelText(said('Ko to nudi?'))).toHaveFocus());
    await expect(canvas.getByLabelText(said('Kategorija'))).toHaveAccessibleDescription(
      said('Izaberi jednu od kategorija'),
    );
  },
};

export const Refused: Story = { args: { refusal: 'To je mnogo predloga za jedan sat. Ono što piše ostaje ovde.' } };
export const Sending: Story = { args: { busy: true } };
export const Loading: Story = { args: { own: loading() } };
/** The categories could not be loaded: the field says so, and its only row loads them again. */
export const WithoutCategories: Story = {
  args: { categories: failed() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: said('Kategorija') });
    await expect(field).toHaveTextContent(said('Nije se učitalo'));
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`${said('Pokušaj ponovo')}$`) }));
    await expect(args.categories?.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const CategoriesLoading: Story = { args: { categories: loading() } };
export const NothingYet: Story = { args: { own: ready(pageOf<Suggestion>([])) } };
export const Failed: Story = {
  args: { own: failed() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.own.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** Offline at the first opening: it is retried automatically, and by a button. */
export const Offline: Story = {
  args: { own: offline() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: said('Nema veze') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: said('Pokušaj ponovo') })).toBeEnabled();
    await expect(canvasElement.querySelector('img[src="/pictures/travel-balloon-1.svg"]')).toBeVisible();
  },
};
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Text of twice the size: the state of a suggestion takes a second line, and nothing is wider than the page. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: expectRoom,
};
