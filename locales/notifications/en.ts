export const en = {
  title: 'Notifications',
  empty: 'Nothing new',
  emptyText: 'What concerns your budget, orders and requests appears here.',
  unread: 'Unread',
  back: 'All notifications',
  attachment: 'Open the attachment',
  seeAll: 'View all',
  close: 'Close',
  failed: 'Something went wrong!',
} as const;
