import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { overPage } from '../app/page-behind.tsx';
import { said } from '../testing/sample-words.ts';
import { InNotifications } from './in-notifications.tsx';
import { longNotification, sampleNotifications } from './sample-notifications.ts';

const [theatre, notice, gym] = sampleNotifications;
if (!theatre || !notice || !gym) throw new Error('The samples are missing');

/** The notifications over the page, one story for each state of their machine and of the list. */
const meta = {
  title: 'Screens/Account/Notifications',
  component: InNotifications,
  args: { value: { list: 'ready' }, onEvent: fn(), onRead: fn(), onMore: fn() },
  parameters: { layout: 'fullscreen', path: '/' },
  decorators: overPage,
} satisfies Meta<typeof InNotifications>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const Closed: Story = {
  args: { value: 'closed' },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const ListLoading: Story = {
  args: { value: { list: 'loading' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status', { name: said('Učitavanje obaveštenja') })).toBeVisible());
    await expect(screen.queryByRole('button', { name: said('Obriši sva') })).toBeNull();
  },
};

export const ListReady: Story = {
  args: { hasMore: true },
  play: async ({ args, userEvent }) => {
    const modal = within(screen.getByRole('dialog', { name: said('Obaveštenja') }));
    // specification.md 3: one that is only called a notice is named by its text.
    await userEvent.click(modal.getByRole('button', { name: 'Od ponedeljka radimo do 20 časova.' }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'single.open', id: notice.id });
    await userEvent.click(button('Označi kao pročitano: Karte za Pozorište na uglu možeš da preuzmeš'));
    await expect(args.onRead).toHaveBeenCalledWith(theatre.id);
    await userEvent.click(button(/^Obriši: Pretplata/));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'notification.delete', id: gym.id });
    // A notification that was read has no button "mark as read".
    await expect(screen.queryByRole('button', { name: /^Označi kao pročitano: Pretplata/ })).toBeNull();
    const attachment = modal.getByRole('link', { name: /^Prilog uz „Karte/ });
    await expect(attachment).toHaveAttribute('target', '_blank');
    await expect(attachment).toHaveAttribute('rel', 'noopener');
    await userEvent.click(button('Označi sva kao pročitana'));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'all.read' });
    await userEvent.click(button('Obriši sva'));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'deletion.ask' });
    await userEvent.click(button('Prikaži još'));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};

export const Filtering: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('searchbox', { name: said('Pretraži obaveštenja') }), 'k');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'search.type', text: 'k' });
    await userEvent.click(screen.getByRole('radio', { name: said('Nepročitana') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'filters.change', filters: { previewed: false } });
    await userEvent.type(screen.getByRole('textbox', { name: said('Od datuma') }), '5.11.2026{Enter}');
    await expect(args.onEvent).toHaveBeenLastCalledWith({
      type: 'filters.change',
      filters: { dateFrom: '2026-11-05', dateTo: '' },
    });
  },
};

/** specification.md 5: the end is not before the start; the week starts on Monday. */
export const ChoosingTheEnd: Story = {
  // With an end the calendar opens there, and not at today.
  args: { filters: { dateFrom: '2026-11-11', dateTo: '2026-11-20' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Do datuma: Otvori kalendar'));
    const grid = await screen.findByRole('grid', {}, { timeout: 10_000 });
    await expect(grid.querySelector('th')).toHaveTextContent(/pon/i);
    await expect(within(grid).getByRole('button', { name: /10\. novembar 2026/ })).toBeDisabled();
    await expect(within(grid).getByRole('button', { name: /11\. novembar 2026/ })).toBeEnabled();
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

export const ListEmpty: Story = {
  args: { value: { list: 'empty' }, rows: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: said('Nema obaveštenja') })).toBeVisible());
    await expect(screen.queryByRole('button', { name: said('Prikaži sva') })).toBeNull();
  },
};

export const FilteredEmpty: Story = {
  args: { value: { list: 'empty' }, rows: [], typed: 'bicikl', filters: { search: 'bicikl', previewed: false } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Prikaži sva'));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'filters.clear' });
  },
};

export const ListFailed: Story = {
  args: { value: { list: 'failed' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Pokušaj ponovo'));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'list.retry' });
  },
};

export const Offline: Story = {
  args: { value: { list: 'failed' }, offline: true },
  globals: { language: 'EN' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('No connection');
  },
};

export const Single: Story = { args: { value: 'single', single: theatre } };

export const ConfirmingDeleteAll: Story = {
  args: { value: 'confirmingDeleteAll' },
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: said('Brišeš sva obaveštenja?') })).toBeVisible(),
    );
    await waitFor(() => expect(button('Odustani')).toHaveFocus());
    await userEvent.click(button('Obriši sva zauvek'));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'deletion.confirm' });
  },
};

export const Working: Story = {
  args: { value: 'working', work: { kind: 'readAll' } },
  play: async () => {
    await expect(button('Označi sva kao pročitana')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Obriši sva')).toBeDisabled();
  },
};

/** While an action is under way, the person can search, and open a notification. */
export const FilteringWhileWorking: Story = {
  args: { value: 'working', work: { kind: 'readAll' }, typed: 'kar' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('searchbox', { name: said('Pretraži obaveštenja') }), 't');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'search.type', text: 'kart' });
    await userEvent.click(screen.getByRole('radio', { name: said('Nepročitana') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'filters.change', filters: { previewed: false } });
    await userEvent.click(button('Od ponedeljka radimo do 20 časova.'));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'single.open', id: notice.id });
  },
};

export const DeletingAll: Story = {
  args: { value: 'working', work: { kind: 'deleteAll' } },
  play: async () => {
    await expect(button('Briše se…')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Notifications that arrive while the list is open wait for a press: nothing moves. */
export const SomethingNew: Story = {
  args: { fresh: 2 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Prikaži 2 nova obaveštenja'));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'fresh.show' });
  },
};

export const LoadingMore: Story = { args: { hasMore: true, loadingMore: true } };

export const MoreFailed: Story = {
  args: { hasMore: true, moreFailed: true },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(said('Ostala obaveštenja nisu učitana.'));
    await userEvent.click(button('Pokušaj ponovo'));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};

export const LongTexts: Story = { args: { rows: [longNotification, ...sampleNotifications] } };

export const InEnglishInTheDark: Story = { globals: { theme: 'dark', language: 'EN' } };

export const OnAPhone: Story = {
  args: { rows: [longNotification, ...sampleNotifications] },
  globals: { viewport: { value: 'phone' } },
};
