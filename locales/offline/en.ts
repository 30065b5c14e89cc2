export const en = {
  title: 'Available offline',
  savedAt: 'As of {{moment}}',
  vouchers: 'Vouchers',
} as const;
