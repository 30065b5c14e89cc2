import type { Kind, WayToBuy } from '#contract/benefits/benefits.rules.ts';
import type { LanguageKey } from './written-benefit.ts';

type Steps = Record<LanguageKey, readonly string[]>;

const FLEXIBLE: Record<WayToBuy, Steps> = {
  in_store: {
    sr: [
      'Dodaj benefit u korpu i potvrdi kupovinu. Iznos se skida sa tvog budžeta.',
      'Na mestu pokaži karticu iz Izbora, uz ličnu kartu ako te zamole.',
      'Partner proverava ime i kompaniju i beleži da je benefit iskorišćen.',
    ],
    en: [
      'Add the benefit to your cart and confirm. The amount is taken from your budget.',
      'When you get there, show your Izbor card, and an ID if asked.',
      'The provider checks your name and company and notes that the benefit was used.',
    ],
  },
  web: {
    sr: [
      'Dodaj benefit u korpu i potvrdi kupovinu.',
      'Partner ti se javlja na službenu adresu najkasnije sledećeg radnog dana, sa potvrdom porudžbine.',
      'Na sajtu partnera biraš termin ili adresu isporuke.',
    ],
    en: [
      'Add the benefit to your cart and confirm.',
      'The provider writes to your work address by the next working day and confirms the order.',
      "On the provider's site you choose the time or the delivery address.",
    ],
  },
  voucher: {
    sr: [
      'Dodaj vaučer u korpu i potvrdi kupovinu. Za svaki komad dobijaš poseban kod.',
      'Kod stiže odmah i čuva se uz tvoje transakcije.',
      'Pokaži kod ili QR oznaku pre plaćanja. Kod može da iskoristi i neko kome ga pokloniš.',
    ],
    en: [
      'Add the voucher to your cart and confirm. You get a separate code for each one.',
      'The code arrives at once and stays in My transactions.',
      'Show the code or its QR code before you pay. You can also give it to somebody else.',
    ],
  },
  invoice: {
    sr: [
      'Dogovori datum i cenu sa partnerom i zatraži predračun na ime svoje kompanije.',
      'Predračun pošalji kroz stranicu Refundacija, kao zahtev za fakturu.',
      'Kada zahtev bude prihvaćen, mi plaćamo partneru, a iznos se skida sa tvog budžeta.',
    ],
    en: [
      'Agree on the date and the price with the provider and ask for a pro-forma invoice in the name of your company.',
      'Send it through the Reimbursement page, as an invoice request.',
      'Once it is accepted, we pay the provider and the amount is taken from your budget.',
    ],
  },
};

export const MONTHLY: Steps = {
  sr: [
    'Pretplati se i prvi mesec se naplaćuje odmah.',
    'Pretplata se obnavlja petog u mesecu, dok ima budžeta.',
    'Otkazati možeš kada god želiš, a važi od narednog meseca.',
  ],
  en: [
    'Subscribe, and the first month is charged at once.',
    'The subscription renews on the fifth of each month, while your budget lasts.',
    'You can cancel at any time; it takes effect from the next month.',
  ],
};

const SPECIAL: Record<WayToBuy, Steps> = {
  in_store: {
    sr: [
      'Pokaži karticu iz Izbora pre nego što naručiš ili platiš.',
      'Partner odmah obračunava popust.',
      'Ponuda se plaća direktno partneru i ne skida se sa budžeta.',
    ],
    en: [
      'Show your Izbor card before you order or pay.',
      'The provider takes the discount off straight away.',
      'You pay the provider directly; nothing is taken from your budget.',
    ],
  },
  web: {
    sr: [
      'Otvori sajt partnera sa ove stranice i prijavi se službenom adresom.',
      'Popust vidiš u korpi partnera pre plaćanja.',
      'Ponuda se plaća direktno partneru i ne skida se sa budžeta.',
    ],
    en: [
      "Open the provider's site from this page and sign in with your work address.",
      "The discount shows in the provider's cart before you pay.",
      'You pay the provider directly; nothing is taken from your budget.',
    ],
  },
  voucher: {
    sr: [
      'Zatraži kod za popust na prodajnom mestu ili telefonom, uz karticu iz Izbora.',
      'Kod važi za jednu kupovinu.',
      'Ponuda se plaća direktno partneru i ne skida se sa budžeta.',
    ],
    en: [
      'Ask for a discount code in person or by phone, with your Izbor card.',
      'A code is good for one purchase.',
      'You pay the provider directly; nothing is taken from your budget.',
    ],
  },
  invoice: {
    sr: [
      'Zatraži ponudu od partnera i navedi ime svoje kompanije.',
      'Popust je već u ponudi, kao posebna stavka.',
      'Ponuda se plaća direktno partneru, po njegovom računu.',
    ],
    en: [
      'Ask the provider for a quote and name your company.',
      'The discount is in the quote, as a separate line.',
      "You pay the provider directly, on the provider's invoice.",
    ],
  },
};

const CORE: Record<WayToBuy, Steps> = {
  in_store: {
    sr: [
      'Ovaj benefit ti obezbeđuje kompanija, pa ništa ne kupuješ.',
      'Na mestu pokaži karticu iz Izbora, uz ličnu kartu.',
    ],
    en: [
      'Your company provides this benefit, so there is nothing to buy.',
      'When you get there, show your Izbor card and an ID.',
    ],
  },
  web: {
    sr: [
      'Ovaj benefit ti obezbeđuje kompanija, pa ništa ne kupuješ.',
      'Pristup je vezan za tvoju službenu adresu i otvara se u roku od dva radna dana.',
    ],
    en: [
      'Your company provides this benefit, so there is nothing to buy.',
      'Access is tied to your work address and opens within two working days.',
    ],
  },
  voucher: {
    sr: [
      'Ovaj benefit ti obezbeđuje kompanija, pa ništa ne kupuješ.',
      'Kod ti šalje kadrovska služba na službenu adresu.',
    ],
    en: [
      'Your company provides this benefit, so there is nothing to buy.',
      'Human resources send the code to your work address.',
    ],
  },
  invoice: {
    sr: [
      'Ovaj benefit ti obezbeđuje kompanija, pa ništa ne kupuješ.',
      'Najavi ga kadrovskoj službi, a račun stiže direktno kompaniji.',
    ],
    en: [
      'Your company provides this benefit, so there is nothing to buy.',
      'Tell human resources; the bill goes straight to the company.',
    ],
  },
};

/** How a benefit is got, step by step, by its kind and its way. */
export const STEPS: Record<Kind, Record<WayToBuy, Steps>> = { flexible: FLEXIBLE, special: SPECIAL, fixed: CORE };

/** What limits every benefit of a way, when it is paid from the budget. */
export const WAY_LIMITS: Record<WayToBuy, Record<LanguageKey, string>> = {
  in_store: {
    sr: 'Iskoristi ga u roku od 60 dana od kupovine',
    en: 'Use it within 60 days of the purchase',
  },
  web: {
    sr: 'Povraćaj je moguć u roku od 14 dana, ako partner nije počeo sa izvršenjem',
    en: 'Refundable within 14 days, unless the provider has already begun',
  },
  voucher: {
    sr: 'Vaučer važi 12 meseci i ne može da se zameni za novac',
    en: 'The voucher is valid for 12 months and cannot be exchanged for money',
  },
  invoice: {
    sr: 'Račun mora da glasi na tvoju kompaniju i da nosi datum iz tekuće godine',
    en: 'The invoice must be made out to your company and dated in the current year',
  },
};

export const SPECIAL_LIMIT: Record<LanguageKey, string> = {
  sr: 'Popust se ne sabira sa drugim popustima i akcijama',
  en: 'Cannot be combined with other discounts and offers',
};

export const CORE_LIMIT: Record<LanguageKey, string> = {
  sr: 'Važi dok traje tvoj radni odnos u kompaniji',
  en: 'Valid while you are employed by the company',
};
