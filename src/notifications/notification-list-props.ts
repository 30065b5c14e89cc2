import type { Notification } from '#contract/notifications/notifications.contract.ts';
import type { NotificationFilters, Work } from '#machines/notifications/notifications.machine.ts';

/** The props of the list in the modal. */
export interface NotificationListProps {
  state: 'loading' | 'ready' | 'empty' | 'failed';
  /** Nothing could be loaded since there is no network. */
  offline: boolean;
  rows: readonly Notification[];
  /** How many there are on all pages. */
  count: number;
  /** How many came since the list was opened and are not among the rows. */
  fresh: number;
  hasMore: boolean;
  loadingMore: boolean;
  /** What comes after the rows was asked for, and did not come. */
  moreFailed: boolean;
  typed: string;
  filters: NotificationFilters;
  working: Work | null;
  /** The one that was read whole before: it has the focus again. */
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
