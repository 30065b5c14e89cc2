export const en = {
  title: 'At hand without a network',
  savedAt: 'As it was on {{moment}}',
  vouchers: 'Vouchers',
} as const;
