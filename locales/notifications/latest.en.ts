export const en = {
  title: 'Notifications',
  seeAll: 'View all',
  unread: 'Unread',
} as const;
