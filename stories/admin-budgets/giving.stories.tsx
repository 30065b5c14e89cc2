import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ALL, giftPaths, SEEN } from '#machines/gifts/gift.paths.ts';
import { answers, fails, passes } from '#machines/testing/transitions.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { GivingAfter } from './in-giving.tsx';

/** Giving a budget: people, amount and reason, beside a summary of the effect. */
const meta = {
  title: 'Screens/Administration/Budget, giving',
  component: GivingAfter,
  decorators: [inFrame],
  args: { happened: [], onEvent: fn() },
  parameters: { layout: 'fullscreen', path: '/company-admin/budgets/new' },
} satisfies Meta<typeof GivingAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

const { 'was another gift': another, 'giving unreachable': unreachable } = giftPaths.events as Record<
  string,
  { event: { type: string } }
>;

const typed = { type: 'gift.change', changes: ALL } as const;
const rested = passes('pause', 'gift.filling.settling');
const shown = [typed, rested, answers('preview', SEEN)];
const asked = [...shown, { type: 'gift.submit' } as const, answers('preview', SEEN)];
const confirmed = [...asked, { type: 'gift.confirm', key: 'one-key' } as const];

export const Shown: Story = {
  args: { happened: shown },
  play: async ({ canvas }) => {
    const effect = within(await canvas.findByRole('region', { name: said('Šta će se dogoditi') }));
    await expect(effect.getByRole('rowheader', { name: 'Ana Kovač' })).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: said('Svakome') })).toHaveValue('10000.00');
  },
};

/** Above the limit a second person has to approve: the form names the people who could. */
export const Proposed: Story = {
  args: {
    happened: [
      typed,
      rested,
      answers(
        'preview',
        Object.assign({}, SEEN, { approval: { limit: 1_000_000, others: ['Jelena Đorđević', 'Petar Lukić'] } }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Pošalji na odobrenje') })).toBeEnabled();
    await expect(canvas.getByText(/Jelena Đorđević/)).toBeInTheDocument();
  },
};

/** People who are left out are named with the reason before the gift is made. */
export const LeftOut: Story = {
  args: {
    happened: [
      typed,
      rested,
      answers(
        'preview',
        Object.assign({}, SEEN, {
          by_task: true,
          people: 20_118,
          sum: 201_180_000,
          left_out: [
            {
              why: 'ended',
              count: 2,
              sample: [
                { id: 4, name: 'Zoran Petrović-Njegovanović' },
                { id: 5, name: 'Una Ilić' },
              ],
            },
            { why: 'unconfirmed', count: 12, sample: [{ id: 6, name: 'Petar Petrović' }] },
          ],
        }),
      ),
    ],
  },
};

export const Empty: Story = {};

/** Nothing is requested until the typing has paused. */
export const Settling: Story = { args: { happened: [typed] } };
export const Looking: Story = { args: { happened: [typed, rested] } };

/** A missing value is reported at its field. */
export const Wrong: Story = {
  args: {
    happened: [
      { type: 'gift.change', changes: { whom: { of: 'unit', unit: '' }, amount: '1.250,50' } },
      { type: 'gift.submit' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: said('Svakome') })).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: said('Koja jedinica') })).toBeInvalid();
  },
};

export const Unseen: Story = {
  args: { happened: [typed, rested, fails('preview', { kind: 'network', code: 'network' })] },
};

export const Alone: Story = {
  args: {
    happened: [typed, rested, answers('preview', Object.assign({}, SEEN, { people: 1, sum: 10_000, own: 'alone' }))],
  },
};

/** On a phone the reason why it cannot be given yet stays visible, although the summary is folded. */
export const UnseenOnPhone: Story = {
  args: Unseen.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: said('Izračunaj ponovo') });
    await waitFor(() => expect(again).toBeVisible());
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const AloneOnPhone: Story = {
  args: Alone.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = said('Budžet niko ne dodeljuje samo sebi. Izaberi i druge.');
    const shown = () => canvas.getAllByText(words).filter((each) => each.checkVisibility());
    await waitFor(() => expect(shown()).toHaveLength(1));
  },
};

/** The confirmation shows the state at the moment of the press. */
export const Previewing: Story = {
  args: { happened: [...shown, { type: 'gift.submit' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(said('Gledam još jednom.'))).toBeInTheDocument();
  },
};

export const Confirming: Story = {
  args: { happened: asked },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: said('Dodeli') }));
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'gift.confirm' }));
  },
};

export const Giving: Story = {
  args: { happened: confirmed },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: said('Dodeli') })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The page of the new gift opens. */
export const Given: Story = { args: { happened: [...confirmed, answers('give', { id: 7, status: 'given' })] } };

/** People joined or left during the confirmation: the preview is read again and confirmed again. */
export const Changed: Story = {
  args: {
    happened: [
      ...confirmed,
      fails('give', { kind: 'refused', status: 409, code: 'budgets.changed', message: 'Promenilo se.' }),
      answers('preview', Object.assign({}, SEEN, { people: 329, sum: 3_290_000 })),
    ],
  },
};

export const Unsure: Story = { args: { happened: [...confirmed, unreachable?.event as never] } };
export const Other: Story = { args: { happened: [...confirmed, another?.event as never] } };
export const Phone: Story = { args: { happened: shown }, globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { args: { happened: shown }, globals: { language: 'EN', theme: 'dark' } };
