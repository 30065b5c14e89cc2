import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FaqScreen } from '#src/admin-content/faq-screen.tsx';
import { beginMany } from '../admin/begin-many.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { sampleQuestions } from './sample-questions.ts';

/** What people ask, in their order, and the form of a question over it. */
const meta = {
  title: 'Screens/Administration/Questions',
  component: FaqScreen,
  decorators: [inFrame, withMe({ admin_roles: ['content'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/faq' },
} satisfies Meta<typeof FaqScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => ({ parameters: { path: `/admin-panel/faq?${query}` } });

/** The menu of a row moves it, and says where it stands. */
export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(sampleQuestions.length);
    const [, second] = await canvas.findAllByRole('button', { name: new RegExp(`^${said('Radnje')}: .* 5$`) });
    await userEvent.click(second as HTMLElement);
    await expect(await screen.findByRole('menuitem', { name: said('Na mesto…') })).toBeInTheDocument();
  },
};
/** What people see then is said, and which topic is left without a question. */
export const WithdrawingMany: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await beginMany({ canvas, userEvent }, [0, 1, 4], 'Skloni…');
    const effect = await drawer.findByText(/(Budžet|Budget)\.$/);
    // The drawer fades in.
    await waitFor(() => expect(effect).toBeVisible());
    await expect(drawer.getByRole('button', { name: /^(Skloni 2|Withdraw 2)$/ })).toBeVisible();
  },
};

/** Both languages side by side, and how they are read: the missing one as the other. */
export const Form: Story = {
  ...at('open=4'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('radio', { name: 'EN' }));
    await expect(drawer.getByText(said('Na engleskom još nema ničega: čita se srpski.'))).toBeInTheDocument();
  },
};
export const NewOne: Story = at('open=new');
/** The box of a card without a picture stands beside what it says, not on it. */
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
