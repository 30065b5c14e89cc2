import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { OwnAbsence } from '#contract/absence/absence.contract.ts';
import { refusalOf } from '#machines/refusal.ts';
import { AbsenceView } from '#src/admin-requests/absence-view.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';

const SELF = 7;
const REVIEWERS = [
  { id: SELF, name: 'Milan Marković' },
  { id: 9, name: 'Sara Ilić' },
  { id: 10, name: 'Đorđe Šćepanović' },
];
const NONE: OwnAbsence = { absence: null, stands_in: [], reviewers: REVIEWERS };
const AWAY: OwnAbsence = {
  ...NONE,
  absence: { from: '2026-11-20', to: '2026-12-04', delegate: { id: 9, name: 'Sara Ilić' }, now: true },
  stands_in: [{ for: { id: 10, name: 'Đorđe Šćepanović' }, from: '2026-12-21', to: '2027-01-04' }],
};

/** Absence of a reviewer, and the delegate for their requests. */
const meta = {
  title: 'Screens/Administration/Absence',
  component: AbsenceView,
  decorators: [inFrame],
  args: {
    found: ready(NONE),
    self: SELF,
    mayWrite: true,
    isBusy: false,
    refusal: null,
    onChange: fn(),
    onSave: fn(),
    onEnd: fn(),
  },
  argTypes: { found: { control: false } },
  parameters: { layout: 'fullscreen', path: '/company-admin/requests/absence' },
} satisfies Meta<typeof AbsenceView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is sent before the form is complete; the first missing field gets the focus. */
export const None: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Sačuvaj') }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getAllByText(said('Upiši i ovo.'))).toHaveLength(3);
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus());
  },
};

export const Away: Story = {
  args: { found: ready(AWAY) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Sačuvaj') }));
    await expect(args.onSave).toHaveBeenCalledWith({ from: '2026-11-20', to: '2026-12-04', delegate: 9 });
    await userEvent.click(canvas.getByRole('button', { name: said('Ukini odsutnost') }));
    await expect(args.onEnd).toHaveBeenCalled();
  },
};

/** The chosen stand-in is away too. */
export const Refused: Story = {
  args: {
    found: ready(AWAY),
    refusal: refusalOf({ status: 409, code: 'absence.away', message: 'I ta osoba je tih dana odsutna.' }),
  },
};

export const Alone: Story = { args: { found: ready({ ...NONE, reviewers: REVIEWERS.slice(0, 1) }) } };
export const Phone: Story = { args: { found: ready(AWAY) }, globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { args: { found: ready(AWAY) }, globals: { language: 'EN', theme: 'dark' } };
