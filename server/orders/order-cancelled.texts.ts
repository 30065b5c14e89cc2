interface CancelledTexts {
  subject: (order: number) => string;
  title: string;
  text: (amount: string) => string;
  reason: (reason: string) => string;
  vouchers: string;
  button: string;
  footer: string;
}

const en: CancelledTexts = {
  subject: (order) => `Order ${order} is cancelled`,
  title: 'Your order is cancelled',
  text: (amount) => `${amount} is back in the budgets it was paid from.`,
  reason: (reason) => `Reason: ${reason}`,
  vouchers: 'The voucher codes of this order are no longer valid.',
  button: 'My transactions',
  footer: 'Izbor sent this e-mail because an order of your account was cancelled.',
};

const sr: CancelledTexts = {
  subject: (order) => `Porudžbina ${order} je otkazana`,
  title: 'Tvoja porudžbina je otkazana',
  text: (amount) => `${amount} je vraćeno u budžete iz kojih je plaćeno.`,
  reason: (reason) => `Razlog: ${reason}`,
  vouchers: 'Kodovi vaučera iz ove porudžbine više ne važe.',
  button: 'Moje transakcije',
  footer: 'Ovu poruku šalje Izbor jer je otkazana porudžbina sa tvog naloga.',
};

export const CANCELLED_TEXTS = { EN: en, SR: sr };
