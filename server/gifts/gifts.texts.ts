interface Words {
  title: string;
  flexible: (amount: string) => string;
  category: (amount: string, category: string, until: string) => string;
  /** To the giver, at the end of a gift to many. */
  end: {
    done: string;
    stopped: string;
    given: (count: string, total: string, each: string) => string;
    /** For people whose accounts were closed meanwhile, or whose addresses are not confirmed. */
    skipped: (count: string) => string;
  };
  takenBack: {
    title: string;
    text: (each: string) => string;
    /** To the person who took it back from many, at the end. */
    done: string;
    stopped: string;
    taken: (sum: string, count: string, total: string) => string;
  };
}

const en: Words = {
  title: 'Your budget has grown',
  flexible: (amount) => `${amount} was added to your flexible budget.`,
  category: (amount, category, until) => `${amount} was added to your budget for ${category}, to use until ${until}`,
  end: {
    done: 'The budget is allocated',
    stopped: 'Allocating the budget has stopped',
    given: (count, total, each) => `${each} each was allocated to ${count} of ${total} people.`,
    skipped: (count) => `Left out because their accounts are closed, or their addresses not confirmed: ${count}.`,
  },
  takenBack: {
    title: 'A part of your budget was taken back',
    text: (each) => `Of the ${each} that you were allocated, the company took back what you have not spent.`,
    done: 'The budget is taken back',
    stopped: 'Taking the budget back has stopped',
    taken: (sum, count, total) => `${sum} was taken back from ${count} of ${total} people.`,
  },
};

const sr: Words = {
  title: 'Budžet ti je uvećan',
  flexible: (amount) => `U fleksibilni budžet je dodato ${amount}.`,
  category: (amount, category, until) => `U budžet za kategoriju ${category} je dodato ${amount}, do ${until}`,
  end: {
    done: 'Budžet je dodeljen',
    stopped: 'Dodela budžeta je zaustavljena',
    given: (count, total, each) => `Dodeljeno je po ${each}. Broj ljudi koji ga imaju: ${count} od ${total}.`,
    skipped: (count) => `Izostavljeno jer im je nalog ugašen ili adresa nije potvrđena: ${count}.`,
  },
  takenBack: {
    title: 'Deo budžeta je povučen',
    text: (each) => `Od ${each} koji su ti dodeljeni, kompanija je povukla ono što nije potrošeno.`,
    done: 'Budžet je povučen',
    stopped: 'Povlačenje budžeta je zaustavljeno',
    taken: (sum, count, total) => `Povučeno je ${sum}. Broj ljudi od kojih je povučeno: ${count} od ${total}.`,
  },
};

export const GIFT_TEXTS = { EN: en, SR: sr };
