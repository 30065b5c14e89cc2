import type { DocumentContent } from './document-content.ts';

export const CARD_AND_VOUCHERS: DocumentContent = {
  sr: {
    file: 'kartica-i-vauceri',
    title: 'Kartica i vaučeri',
    standfirst: 'Jedna stranica za poneti: šta pokazati kad stigneš na mesto.',
    blocks: [
      { heading: 'Virtuelna kartica' },
      {
        text: 'Na kartici su kompanija, tvoje ime i tvoj broj, sa QR kodom i bar-kodom. Otvara se sa dna ekrana, a sa svake stranice i iz pretrage, rečju „kartica“. Pojačaj osvetljenje da bi čitač lakše pročitao kod.',
      },
      { heading: 'eVaučer' },
      {
        points: [
          'Kod stiže odmah posle kupovine i ostaje uz porudžbinu.',
          'Svaki komad ima svoj kod.',
          'Kod važi godinu dana od kupovine; poslednji dan piše pored njega.',
          'Kod izdiktiraj slovo po slovo: slova I, L, O i U u kodovima ne postoje, pa nema zabune.',
        ],
      },
      { heading: 'Ako nešto ne radi' },
      {
        text: 'Ako partner ne može da pročita karticu ili kod, pokaži broj kartice ili porudžbinu u Mojim transakcijama. Ako ni to ne pomogne, piši nam sa stranice Kontakt, odgovaramo u roku od dva radna dana.',
      },
    ],
  },
  en: {
    file: 'card-and-vouchers',
    title: 'Card and vouchers',
    standfirst: 'One page for your pocket: what to show when you are there.',
    blocks: [
      { heading: 'Virtual card' },
      {
        text: 'The card shows your company, your name and your number, with a QR code and a bar code. It opens from the bottom of the screen, and on every page from the search: type “card”. Turn up the brightness so that the code scans more easily.',
      },
      { heading: 'eVoucher' },
      {
        points: [
          'The code is there right after the purchase and stays with the order.',
          'Each voucher has its own code.',
          'A code is valid for one year from the purchase; the last day is shown beside it.',
          'A code can be read aloud: the letters I, L, O and U are never used, so nothing is mistaken.',
        ],
      },
      { heading: 'If something does not work' },
      {
        text: 'If the provider cannot read the card or the code, show the number of the card, or the order in My transactions. If that does not help, write to us from the contact page; we answer within two working days.',
      },
    ],
  },
};
