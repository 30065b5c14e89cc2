import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Question } from '#contract/help/help.contract.ts';
import { HelpView } from '#src/help/help-view.tsx';
import { failed, loading, offline, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';

const question = (id: number, topic: string, asked: string): Question => ({
  id,
  topic,
  question: asked,
  answer: '<p>Prvo sa budžeta <strong>kategorije</strong>, pa sa fleksibilnog.</p>',
});

const all = [
  question(1, 'Budžet', 'Sa kog budžeta se prvo skida?'),
  question(2, 'Budžet', 'Do kada mogu da iskoristim novac?'),
  question(3, 'Kupovina', 'Cena se promenila dok je benefit bio u korpi. Šta sad?'),
];

/** How the shop works in four steps, and frequent questions by topic. */
const meta = {
  title: 'Screens/Help/Tutorial and questions',
  component: HelpView,
  args: {
    questions: ready(all),
    search: '',
    typed: '',
    open: null,
    onType: fn(),
  },
  parameters: { layout: 'fullscreen', path: '/tutorial-and-faq' },
} satisfies Meta<typeof HelpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 odgovora')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Sa kog budžeta se prvo skida?') }));
    await waitFor(() => expect(canvas.getByText('kategorije')).toBeVisible());
    await expect(canvas.getByRole('link', { name: said('Link do ovog odgovora') })).toHaveAttribute(
      'href',
      expect.stringMatching(/#question-1$/),
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'v');
    await expect(args.onType).toHaveBeenLastCalledWith('v');
  },
};

export const OpenedByItsAddress: Story = {
  args: { open: 3 },
  play: async ({ canvas }) => {
    const opened = canvas.getByRole('button', { name: /Cena se promenila/ });
    await expect(opened).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Loading: Story = { args: { questions: loading() } };
export const NotFound: Story = {
  args: { questions: ready([]), search: 'kriket', typed: 'kriket' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Prikaži sve') }));
    await expect(args.onType).toHaveBeenLastCalledWith('');
  },
};
/** There are no questions, so there is no search to reset. */
export const NoneYet: Story = {
  args: { questions: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Još nema pitanja'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: said('Prikaži sve') })).toBeNull();
  },
};
export const Failed: Story = {
  args: { questions: failed() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.questions.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Offline: Story = {
  args: { questions: offline() },
};
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
