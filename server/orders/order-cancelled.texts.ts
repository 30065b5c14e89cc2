interface CancelledTexts {
  subject: (order: number) => string;
  title: string;
  text: (amount: string, budgets: number) => string;
  /** About the amount that can no longer be spent. */
  ended: (amount: string) => string;
  reason: (reason: string) => string;
  vouchers: (count: number) => string;
  button: string;
  footer: string;
}

const en: CancelledTexts = {
  subject: (order) => `Order ${order} is cancelled`,
  title: 'Your order is cancelled',
  text: (amount, budgets) => `${amount} is back in the ${budgets === 1 ? 'budget' : 'budgets'} it was paid from.`,
  ended: (amount) => `${amount} of it went to a budget that has ended, so it can no longer be spent.`,
  reason: (reason) => `Reason: ${reason}`,
  vouchers: (count) =>
    `The voucher ${count === 1 ? 'code of this order is' : 'codes of this order are'} no longer valid.`,
  button: 'My transactions',
  footer: 'Izbor sent this e-mail because an order of your account was cancelled.',
};

const sr: CancelledTexts = {
  subject: (order) => `Porudžbina ${order} je otkazana`,
  title: 'Tvoja porudžbina je otkazana',
  text: (amount, budgets) =>
    `${amount} je vraćeno u ${budgets === 1 ? 'budžet iz kojeg' : 'budžete iz kojih'} je plaćeno.`,
  ended: (amount) => `Od toga je ${amount} vraćeno u budžet koji je istekao, pa više ne može da se potroši.`,
  reason: (reason) => `Razlog: ${reason}`,
  vouchers: (count) =>
    count === 1 ? 'Kod vaučera iz ove porudžbine više ne važi.' : 'Kodovi vaučera iz ove porudžbine više ne važe.',
  button: 'Moje transakcije',
  footer: 'Ovu poruku šalje Izbor jer je otkazana porudžbina sa tvog naloga.',
};

export const CANCELLED_TEXTS = { EN: en, SR: sr };
