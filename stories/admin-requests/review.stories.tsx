import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { reviewPaths } from '#machines/requests/review.paths.ts';
import { answers, passes } from '#machines/testing/transitions.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { failed } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { ReviewAfter } from './in-review.tsx';
import {
  ACCEPTED,
  ASSIGNED,
  assignedQueue,
  foundQueue,
  OVER_LIMIT,
  ofCompany,
  sampleRequest,
  unattendedQueue,
  withSecond,
} from './sample-review.ts';

/** Reviewing requests: the queue, the file, and the request beside what it can be checked against. */
const meta = {
  title: 'Screens/Administration/Requests, review',
  component: ReviewAfter,
  decorators: [inFrame],
  args: { happened: [], onEvent: fn() },
  parameters: { layout: 'fullscreen', path: '/company-admin/requests?open=41' },
} satisfies Meta<typeof ReviewAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

const { events } = reviewPaths;
const happened = (name: string) =>
  (events as Record<string, { event: { type: string } }>)[name]?.event as { type: string };

const accepted = [{ type: 'decision.accept' } as const];
const sent = [...accepted, { type: 'decision.send' } as const];
const worded = [
  { type: 'decision.refuse' } as const,
  { type: 'decision.code', code: 'unreadable' } as const,
  { type: 'decision.word', words: 'Na fajlu ne može da se pročita iznos.' } as const,
];
const refused = [...worded, { type: 'decision.submit' } as const, passes('wait', 'review.aboutToSend')];

export const Open: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('Prihvati') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'decision.accept' });
  },
};

/** A receipt is shown as a whole, however wide its container is. */
export const OpenWide: Story = {
  globals: { viewport: { value: 'screen' } },
  play: async ({ canvas }) => {
    const receipt = await canvas.findByRole('img', { name: /optika/ });
    await waitFor(() => expect(receipt.getBoundingClientRect().height).toBeGreaterThan(200));
    await expect(receipt.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  },
};

export const OpenDark: Story = { globals: { theme: 'dark' } };

export const OpenPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenInEnglish: Story = { globals: { language: 'EN' } };

export const Own: Story = { args: { happened: [happened('sees it as own')] } };

export const Decided: Story = {
  args: {
    happened: [happened('sees it decided')],
    request: Object.assign(sampleRequest(), {
      status: 'rejected',
      reason: 'Na računu nema imena.',
      decided_at: '2026-11-20T09:12:00.000Z',
      budgets_after: [],
    }),
  },
};

export const Rejecting: Story = {
  args: { happened: [...worded.slice(0, 1), { type: 'decision.submit' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeInvalid();
  },
};

export const Asking: Story = { args: { happened: [{ type: 'decision.ask' }] } };

export const AboutToSend: Story = { args: { happened: accepted } };

export const Sending: Story = { args: { happened: sent } };

export const Unsure: Story = { args: { happened: [...sent, happened('sending unreachable')] } };

export const Failed: Story = { args: { happened: [...refused, happened('sending breaks')] } };

export const ChangedMeanwhile: Story = { args: { happened: [...refused, happened('had not seen all')] } };

export const Overtaken: Story = {
  args: { happened: [...refused, happened('was second')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Sara Ilić/);
    await expect(canvas.getByText('Na fajlu ne može da se pročita iznos.')).toBeVisible();
  },
};

export const NotYours: Story = { args: { happened: [...sent, happened('was their own')] } };

export const Settled: Story = { args: { happened: [...sent, answers('decide', null)] } };

/** A colleague has the request open, and another decision failed. */
export const TakenByColleague: Story = {
  args: {
    request: Object.assign(sampleRequest(), {
      claim: {
        by: { id: 9, name: 'Sara Ilić' },
        since: '2026-11-20T09:02:00.000Z',
        until: '2026-11-20T09:17:00.000Z',
        mine: false,
      },
    }),
    troubles: [{ company: null, id: 40 }],
    onTakeOver: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('Preuzmi') }));
    await expect(args.onTakeOver).toHaveBeenCalled();
  },
};

/** Above the limit, already accepted by a colleague. */
export const WaitsForASecond: Story = {
  args: {
    request: Object.assign(sampleRequest(), { second: ACCEPTED, signals: [OVER_LIMIT] }),
    found: foundQueue(withSecond),
    queue: 'in_review',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Prihvata Sara Ilić/)).toBeInTheDocument();
  },
};

/** The first approver cannot give the second approval. */
export const AcceptedFirst: Story = {
  args: { request: Object.assign(sampleRequest(), { second: Object.assign({}, ACCEPTED, { own: true }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: said('Prihvati') })).not.toBeInTheDocument();
  },
};

/** Assigned to a colleague who is away: a stand-in is shown. */
export const Assigned: Story = {
  args: { request: Object.assign(sampleRequest(), { assigned: ASSIGNED }), onAssign: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Marko Simić\.$/)).toBeInTheDocument();
  },
};

/** The reviewers could not be loaded: the assignee is shown all the same, and the only other row reads them again. */
export const AssignedFailed: Story = {
  args: { request: Object.assign(sampleRequest(), { assigned: ASSIGNED }), reviewers: failed(), onAssign: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: said('Dodeljeno') });
    await expect(field).toHaveValue('Sara Ilić');
    await userEvent.click(field);
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(said('Pokušaj ponovo')) }));
    await expect(args.reviewers?.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
};

/** Only requests assigned to the reviewer, including those of a colleague who is away. */
export const AssignedToMe: Story = { args: { mine: true, found: foundQueue(assignedQueue), onMine: fn() } };

/** On the site of the platform: requests of companies in which nobody else can decide. */
export const OfPlatform: Story = {
  args: { site: 'platform', request: ofCompany(sampleRequest()), found: foundQueue(unattendedQueue) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Knjigovodstvo Vračar/)).not.toHaveLength(0);
    // Each company has its own currency.
    await expect(canvas.getByRole('link', { name: /Ana Kovačević/ })).toHaveTextContent('RSD');
    await expect(canvas.getByRole('link', { name: /Luka Petrović/ })).toHaveTextContent('EUR');
  },
};

/** A person of the platform with read access only. */
export const OnlyLooks: Story = {
  args: { site: 'platform', mayDecide: false, request: ofCompany(sampleRequest()), found: foundQueue(unattendedQueue) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(said('Možeš da pogledaš. Odlučuje neko drugi.'))).toBeInTheDocument();
  },
};

/** Own request of the only reviewer: the platform decides. */
export const OwnAlone: Story = {
  args: {
    happened: [happened('sees it as own')],
    request: Object.assign(sampleRequest(), { own: true, unattended: true }),
  },
};

const none = { busy: false, onRetry: fn(), data: null } as const;

export const Empty: Story = {
  args: {
    open: null,
    one: null,
    found: {
      state: 'ready',
      old: false,
      busy: false,
      onRetry: fn(),
      data: { count: 0, queues: { pending: 0, in_review: 0, asked: 0, decided: 0 }, results: [] },
    },
  },
};

export const Loading: Story = {
  args: { found: { state: 'loading', ...none }, one: { state: 'loading', ...none } },
};

export const Missing: Story = { args: { one: { state: 'missing', ...none } } };

export const FileOffline: Story = {
  args: {
    file: { state: 'offline', ...none },
    found: { state: 'failed', message: 'Nešto nije u redu.', status: 500, ...none },
  },
};
