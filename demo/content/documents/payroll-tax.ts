import type { DocumentContent } from './document-content.ts';

export const PAYROLL_TAX: DocumentContent = {
  sr: {
    file: 'dodatni-porez-na-zarade',
    title: 'Dodatni porez na zarade',
    standfirst: 'Šta poslodavac plaća povrh cene benefita i kako se to računa u korpi.',
    blocks: [
      { heading: 'Ukratko' },
      {
        points: [
          'Cena benefita već sadrži PDV.',
          'Na neke benefite poslodavac plaća i dodatni porez na zarade.',
          'Taj porez se ne skida s tvog budžeta.',
          'Iznos se vidi u korpi kad se označi da je proverena, pre potvrde kupovine.',
        ],
      },
      { heading: 'Kako se računa' },
      {
        text: 'Svaki benefit ima svoju stopu, u procentima. Za korpu se uzima prosek stopa svih stavki u njoj, i taj procenat se primeni na ukupan iznos korpe.',
      },
      {
        rows: [
          [
            'Primer',
            'U korpi su benefit od 6.000,00 RSD sa stopom 20\u00a0% i benefit od 4.000,00 RSD sa stopom 10\u00a0%.',
          ],
          ['Ukupno', '10.000,00 RSD, i toliko se skida s budžeta.'],
          ['Prosek stopa', '(20\u00a0% + 10\u00a0%) / 2 = 15\u00a0%'],
          ['Dodatni porez', '15\u00a0% od 10.000,00 RSD je 1.500,00 RSD. Plaća ga poslodavac.'],
        ],
      },
      { heading: 'Šta je još dobro znati' },
      {
        points: [
          'Prosek ne zavisi od količine: stavka sa pet komada računa se kao jedna stavka.',
          'Za praznu korpu porez je nula.',
          'Iznos poreza ostaje zapisan uz porudžbinu, u Mojim transakcijama.',
        ],
      },
      {
        text: 'Stope koje važe za tvoju kompaniju određuju propisi i vrsta benefita. Ovaj dokument objašnjava računicu u demo prodavnici i nije poreski savet.',
      },
    ],
  },
  en: {
    file: 'additional-payroll-tax',
    title: 'Additional payroll tax',
    standfirst: 'What the employer pays on top of a benefit’s price, and how the cart calculates it.',
    blocks: [
      { heading: 'In short' },
      {
        points: [
          'The price of a benefit includes VAT.',
          'On some benefits the employer also pays an additional payroll tax.',
          'That tax is not taken from your budget.',
          'The amount shows in the cart once you tick that you have checked it, before the purchase is confirmed.',
        ],
      },
      { heading: 'How it is calculated' },
      {
        text: 'Each benefit has a rate of its own, in percent. For a cart the average of the rates of all its lines is taken, and that percentage is applied to the total of the cart.',
      },
      {
        rows: [
          ['Example', 'The cart holds a benefit for 6,000.00 RSD at a rate of 20% and one for 4,000.00 RSD at 10%.'],
          ['Total', '10,000.00 RSD, which is what your budget is charged.'],
          ['Average rate', '(20% + 10%) / 2 = 15%'],
          ['Additional tax', '15% of 10,000.00 RSD is 1,500.00 RSD. The employer pays it.'],
        ],
      },
      { heading: 'Also good to know' },
      {
        points: [
          'The average does not depend on quantities: a line of five pieces counts as one line.',
          'For an empty cart the tax is zero.',
          'The amount of the tax is kept with the order, in My transactions.',
        ],
      },
      {
        text: 'The rates for your company follow from regulations and from the kind of benefit. This document explains the sums of the demo shop and is not tax advice.',
      },
    ],
  },
};
