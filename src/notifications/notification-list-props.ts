import type { Notification } from '#contract/notifications/notifications.contract.ts';
import type { NotificationFilters, Work } from '#machines/notifications/notifications.machine.ts';

/** The props of the list in the modal. */
export interface NotificationListProps {
  state: 'loading' | 'ready' | 'empty' | 'failed';
  /** Nothing could be loaded because the device is offline. */
  offline: boolean;
  rows: readonly Notification[];
  /** Number of notifications on all pages. */
  count: number;
  /** Number of notifications that arrived since the list was opened and are not among the rows. */
  fresh: number;
  hasMore: boolean;
  loadingMore: boolean;
  /** The next page could not be loaded. */
  moreFailed: boolean;
  typed: string;
  filters: NotificationFilters;
  working: Work | null;
  /** Id of the notification that was open before: its row gets the focus. */
  returnedFrom: number | null;
  onType: (text: string) => void;
  onFilter: (filters: Partial<Omit<NotificationFilters, 'search'>>) => void;
  onClear: () => void;
  onReadAll: () => void;
  onDeleteAll: () => void;
  onOpen: (id: number) => void;
  onRead: (id: number) => void;
  onDelete: (id: number) => void;
  onMore: () => void;
  onFresh: () => void;
  onRetry: () => void;
}
