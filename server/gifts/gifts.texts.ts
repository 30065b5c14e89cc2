interface Words {
  title: string;
  flexible: (amount: string) => string;
  category: (amount: string, category: string, until: string) => string;
}

const en: Words = {
  title: 'Your budget has grown',
  flexible: (amount) => `${amount} was added to your flexible budget.`,
  category: (amount, category, until) => `${amount} was added to your budget for ${category}, to use until ${until}`,
};

const sr: Words = {
  title: 'Budžet ti je uvećan',
  flexible: (amount) => `U fleksibilni budžet je dodato ${amount}.`,
  category: (amount, category, until) => `U budžet za kategoriju ${category} je dodato ${amount}, do ${until}`,
};

export const GIFT_TEXTS = { EN: en, SR: sr };
