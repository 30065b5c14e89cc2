interface OrderTexts {
  subject: (order: number) => string;
  title: string;
  intro: string;
  total: string;
  vouchers: (count: number) => string;
  howToUse: string;
  button: string;
  footer: string;
}

const en: OrderTexts = {
  subject: (order) => `Order ${order} is confirmed`,
  title: 'Your order is confirmed',
  intro: 'This is what you bought from your benefits budget:',
  total: 'Total',
  vouchers: (count) => `The voucher ${count === 1 ? 'code is' : 'codes are'} in My transactions.`,
  howToUse: 'How to use it',
  button: 'My transactions',
  footer: 'Prices include VAT. Izbor sent this e-mail because an order was placed with your account.',
};

const sr: OrderTexts = {
  subject: (order) => `Porudžbina ${order} je potvrđena`,
  title: 'Tvoja porudžbina je potvrđena',
  intro: 'Ovo je kupljeno iz tvog budžeta za benefite:',
  total: 'Ukupno',
  vouchers: (count) => `${count === 1 ? 'Kod vaučera je' : 'Kodovi vaučera su'} na stranici Moje transakcije.`,
  howToUse: 'Kako se koristi',
  button: 'Moje transakcije',
  footer: 'PDV je uračunat u cene. Ovu poruku šalje Izbor jer je sa tvog naloga napravljena porudžbina.',
};

export const ORDER_TEXTS = { EN: en, SR: sr };
