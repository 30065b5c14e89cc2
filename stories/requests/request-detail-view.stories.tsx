import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { RequestComment } from '#contract/requests/requests.contract.ts';
import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import { CommentsView } from '#src/requests/comments-view.tsx';
import { RequestDetailView } from '#src/requests/request-detail-view.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { said } from '../testing/sample-words.ts';
import { detail } from './sample-request.ts';

const question: RequestComment = {
  id: 1,
  by: 'reviewer',
  name: 'Vesna Ilić',
  date: '2026-11-20T12:10:00.000Z',
  text: 'Na fakturi nema imena učesnika. Ko ide?',
};

const writing = { errors: {}, refusal: null, waiting: false, busy: false, onChange: fn(), onSubmit: fn() };

const noComments = <CommentsView {...writing} comments={[]} asked={false} form={{ text: '' }} />;
const asked = <CommentsView {...writing} comments={[question]} asked form={{ text: 'Idem ja.' }} />;

// As pasted: a text without break opportunities.
const LINK = `https://example.com/${'receipt_of_november_'.repeat(4)}.pdf`;

const steps = (...statuses: RequestStatus[]) =>
  statuses.map((status, index) => ({
    status,
    date: `2026-11-2${index}T10:00:00.000Z`,
    ...(status === 'pending' || status === 'cancelled'
      ? { by: 'employee' as const, name: 'Jelena Đorđević' }
      : { by: 'reviewer' as const, name: 'Vesna Ilić' }),
  }));

const meta = {
  title: 'Screens/Money/Requests/One request',
  component: RequestDetailView,
  parameters: { layout: 'padded', path: '/reimbursement' },
  args: {
    request: detail(),
    today: '2026-11-20',
    file: { content: null, failed: false, busy: false, onSave: fn() },
    comments: noComments,
    resubmitLink: (children) => <a href="/reimbursement?resubmit=12">{children}</a>,
    requestLink: (id, children) => <a href={`/reimbursement?request=${id}`}>{children}</a>,
    onCancel: fn(),
  },
} satisfies Meta<typeof RequestDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(said('Nema komentara'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Preuzmi') }));
    await expect(args.file.onSave).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: said('Otkaži zahtev') }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const NeedsInformation: Story = {
  args: {
    request: detail({ status: 'in_review', needs_information: true, timeline: steps('pending', 'in_review') }),
    comments: asked,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Čeka se tvoj odgovor'));
    await expect(canvas.queryByRole('button', { name: said('Otkaži zahtev') })).toBeNull();
  },
};

export const Rejected: Story = {
  args: {
    request: detail({
      status: 'rejected',
      reason: 'Na slici se ne vidi datum računa.',
      decided_at: '2026-11-22T10:00:00.000Z',
      timeline: steps('pending', 'in_review', 'rejected'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Na slici se ne vidi datum računa.'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: said('Podnesi ponovo') })).toBeVisible();
  },
};

export const Accepted: Story = {
  args: {
    request: detail({ status: 'accepted', timeline: steps('pending', 'in_review', 'accepted') }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Plaćeno iz'))).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { request: detail({ status: 'cancelled', timeline: steps('pending', 'cancelled') }) },
};

export const FiledAgain: Story = {
  args: { request: detail({ resubmits: 7, first_filed_at: '2026-10-02T08:00:00.000Z' }) },
};

/** A long link is broken instead of cut off at the edge. */
export const LongWords: Story = {
  args: {
    request: detail({
      status: 'rejected',
      provider_name: LINK,
      description: LINK,
      reason: LINK,
      decided_at: '2026-11-22T10:00:00.000Z',
      timeline: steps('pending', 'in_review', 'rejected'),
    }),
    comments: <CommentsView {...writing} comments={[{ ...question, text: LINK }]} asked={false} form={{ text: '' }} />,
  },
  globals: { viewport: { value: 'phone' } },
  play: expectRoom,
};

export const FileFailed: Story = { args: { file: { content: null, failed: true, busy: false, onSave: fn() } } };
export const English: Story = { ...NeedsInformation, globals: { language: 'EN' }, play: async () => {} };
export const Dark: Story = { args: { ...NeedsInformation.args }, globals: { theme: 'dark' } };
export const Phone: Story = { args: { ...NeedsInformation.args }, globals: { viewport: { value: 'phone' } } };
