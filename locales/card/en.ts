export const en = {
  title: 'My card',
  peek: 'My card',
  text: 'Show it at the counter before you pay, with your ID if they ask.',
  available: 'Available',
  id: 'ID {{id}}',
  qr: 'QR code with the number {{id}}',
  barcode: 'Bar code with the number {{id}}',
  close: 'Close',
} as const;
