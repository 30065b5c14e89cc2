import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { Health } from '#contract/today/health.contract.ts';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { SetMailAside } from '#src/admin/parts/set-mail-aside.tsx';
import { HealthView } from '#src/admin/today/health-view.tsx';
import { OwnDraftsView } from '#src/admin/today/own-drafts-view.tsx';
import { TodayView } from '#src/admin/today/today-view.tsx';
import { said } from '../testing/sample-words.ts';
import { inFrame } from './sample-site.tsx';

const untranslated = {
  kind: 'questions.en',
  count: 12,
  fresh: 5,
  late: 0,
  oldest: { id: 4, name: 'Kako da vratim poklon?', at: '2026-11-21T07:00:00.000Z' },
  to: '/admin-panel/faq?missing=en',
} as const;

const expired = {
  kind: 'people.expired',
  count: 3,
  fresh: 1,
  late: 1,
  oldest: { id: 7, name: 'Aleksandra Stojanović-Hadžibegović', at: '2026-11-19T07:00:00.000Z' },
  to: '/admin-panel/faq?missing=en',
} as const;

const untouched = {
  fresh: 0,
  late: 0,
  oldest: { id: 9, name: 'Optika Vidik', at: '2026-11-01T07:00:00.000Z' },
  to: '/admin-panel/providers?state=active&benefits=without',
} as const;

const gaps = [
  Object.assign({ kind: 'benefits.translation' as const, count: 14 }, untouched),
  Object.assign({ kind: 'benefits.picture' as const, count: 3 }, untouched),
  Object.assign({ kind: 'providers.idle' as const, count: 2 }, untouched),
];

const people = {
  kind: 'people.added',
  count: 10_000,
  fresh: 0,
  late: 0,
  oldest: { id: 4, name: 'Milica Šarić', at: '2026-11-22T07:00:00.000Z' },
  to: '/admin-panel/faq?missing=en',
} as const;

const now = new Date('2026-11-23T07:30:00.000Z');

const well: Health = { mail: [], jobs: [], seal: { at: '2026-11-23T07:00:00.000Z', unsealed_since: null } };

const troubled = (
  <HealthView
    now={now}
    asideOf={(lane, stuck) => <SetMailAside lane={lane} stuck={stuck} />}
    health={{
      mail: [
        { lane: 'now', count: 3, stuck: 2, since: '2026-11-23T06:40:00.000Z' },
        { lane: 'bulk', count: 1204, stuck: 0, since: '2026-11-22T14:00:00.000Z' },
      ],
      jobs: [
        { name: 'renew subscriptions', since: '2026-11-23T06:00:00.000Z', failed: true },
        { name: 'remove files that were never saved with a benefit', since: '2026-11-21T06:00:00.000Z', failed: false },
      ],
      seal: { at: '2026-11-22T14:00:00.000Z', unsealed_since: '2026-11-22T14:03:00.000Z' },
    }}
  />
);

/** The start page of a site: a table of contents of what waits. For each kind the oldest, with a button that leads to it. */
const meta = {
  title: 'Screens/Administration/Today',
  component: TodayView,
  args: {
    work: [expired, untranslated, people, ...gaps],
    now,
    aside: (
      <>
        <OwnDraftsView
          drafts={[
            {
              person: 1,
              kind: 'coupon',
              id: '7',
              name: 'Leto u teretani',
              path: '/admin-panel/coupons?open=7',
              at: '2026-11-23T07:05:00.000Z',
            },
          ]}
        />
        <HealthView health={well} now={now} />
      </>
    ),
  },
  decorators: [inFrame],
  parameters: { layout: 'fullscreen', path: '/admin-panel' },
} satisfies Meta<typeof TodayView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('list', { name: said('Šta čeka') })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Aleksandra Stojanović-Hadžibegović');
    await expect(canvas.getByRole('link', { name: said('14 bez prevoda') })).toBeVisible();
    // A number stays on one line, however large it is.
    const number = document.createRange();
    number.selectNodeContents(canvas.getByText(/^10[.,]000\+$/));
    await expect(number.getClientRects()).toHaveLength(1);
  },
};

/** An empty installation: each step links to its place, and is ticked off once there are records. */
export const FirstDay: Story = {
  args: {
    work: [],
    aside: null,
    first: [
      { step: 'code', done: true, to: '/profile' },
      { step: 'company', done: true, to: '/admin-panel' },
      { step: 'provider', done: false, to: '/admin-panel/providers?open=new' },
      { step: 'category', done: false, to: null },
      { step: 'benefit', done: false, to: '/admin-panel/benefits?open=new' },
      { step: 'owner', done: false, to: '/admin-panel/companies' },
    ],
  },
};

/** First day of a company: it can begin once each step is done. */
export const FirstDayOfCompany: Story = {
  args: {
    work: [],
    aside: null,
    first: [
      { step: 'code', done: true, to: '/profile' },
      { step: 'people', done: true, to: '/company-admin/people?open=new' },
      { step: 'invited', done: true, to: '/company-admin/people' },
      { step: 'budgets', done: false, to: '/company-admin/budgets/new' },
      { step: 'core', done: false, to: '/company-admin/core-benefits' },
      { step: 'second', done: false, to: '/company-admin/roles' },
    ],
  },
};

/** Nobody waits; gaps of the catalogue are in one line, which may be far longer in words than in numbers. */
export const GapsAlone: Story = { args: { work: gaps, aside: null } };

/** Nothing waits, and there are no gaps. */
export const Nothing: Story = { args: { work: [], aside: null } };

/** Each trouble says since when it exists, and what to do. */
export const NotWell: Story = {
  args: {
    aside: troubled,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('3 poruke čekaju od 7:40'))).toBeInTheDocument();
  },
};

/** Mail that failed so often that it may never be sent can be set aside, after a confirmation. */
export const SetsMailAside: Story = {
  args: { aside: troubled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Skloni 2 poruke…') }));
    await expect(await screen.findByRole('alertdialog', { name: said('Da sklonimo 2 poruke?') })).toHaveTextContent(
      said('Neka čeka'),
    );
  },
};

export const NotWellInTheDarkOnAPhone: Story = {
  args: { aside: troubled },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

export const NotLoaded: Story = {
  args: {
    work: null,
    face: (
      <ErrorState
        title="Nije se učitalo šta čeka"
        text="Probaj ponovo."
        retryLabel="Probaj ponovo"
        busy={false}
        onRetry={fn()}
      />
    ),
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const EnglishInTheDarkOnAPhone: Story = {
  globals: { language: 'EN', theme: 'dark', viewport: { value: 'phone' } },
};
