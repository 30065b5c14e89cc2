import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FaqScreen } from '#src/admin-content/faq-screen.tsx';
import { beginMany } from '../admin/begin-many.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { sampleQuestions } from './sample-questions.ts';

/** Questions in their order, and the form of one over the list. */
const meta = {
  title: 'Screens/Administration/Questions',
  component: FaqScreen,
  decorators: [inFrame, withMe({ admin_roles: ['content'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/faq' },
} satisfies Meta<typeof FaqScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => ({ parameters: { path: `/admin-panel/faq?${query}` } });

/** The menu of a row moves it, and the new place is announced. */
export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(sampleQuestions.length);
    const [, second] = await canvas.findAllByRole('button', { name: new RegExp(`^${said('Radnje')}: .* 5$`) });
    await userEvent.click(second as HTMLElement);
    await expect(await screen.findByRole('menuitem', { name: said('Na mesto…') })).toBeInTheDocument();
  },
};
/** The preview says what people will see, and which topic is left without questions. */
export const WithdrawingMany: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await beginMany({ canvas, userEvent }, [0, 1, 4], 'Skloni…');
    const effect = await drawer.findByText(/(Budžet|Budget)\.$/);
    // The drawer fades in.
    await waitFor(() => expect(effect).toBeVisible());
    await expect(drawer.getByRole('button', { name: /^(Skloni 2|Withdraw 2)$/ })).toBeVisible();
  },
};

/** Both languages side by side, and how they are shown: a missing text is replaced by the other language. */
export const Form: Story = {
  ...at('open=4'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('radio', { name: 'EN' }));
    await expect(drawer.getByText(said('Na engleskom još nema ničega: čita se srpski.'))).toBeInTheDocument();
  },
};
export const NewOne: Story = at('open=new');
/** On a card without a picture the checkbox is beside the text, not over it. */
export const PhoneChoosing: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [topic] = await canvas.findAllByText(/^(Budžet|Budget)$/);
    await userEvent.click(canvas.getByRole('button', { name: said('Izaberi') }));
    const [box] = await canvas.findAllByRole('checkbox', { name: /^(Izaberi|Select): / });
    const [words, square] = [topic, box].map((element) => (element as HTMLElement).getBoundingClientRect());
    await expect(words?.left).toBeGreaterThanOrEqual(square?.right ?? 0);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { ...at('open=1'), globals: { language: 'EN', theme: 'dark' } };
