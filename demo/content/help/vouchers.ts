import type { TopicContent } from './question-content.ts';

export const VOUCHERS: TopicContent = {
  topicEn: 'Vouchers and card',
  topicSr: 'Vaučeri i kartica',
  questions: [
    {
      questionEn: 'Where is the code of my voucher?',
      questionSr: 'Gde je kod mog vaučera?',
      answerEn:
        '<p>On the page after the purchase, and later with the order in My transactions. Each one you buy has its own code.</p>',
      answerSr:
        '<p>Na stranici posle kupovine, a kasnije uz porudžbinu u Mojim transakcijama. Svaki kupljeni komad ima svoj kod.</p>',
    },
    {
      questionEn: 'How long is a voucher valid?',
      questionSr: 'Koliko dugo važi vaučer?',
      answerEn: '<p>One year from the day of the purchase. The last day is shown beside each code.</p>',
      answerSr: '<p>Godinu dana od dana kupovine. Poslednji dan piše pored svakog koda.</p>',
    },
    {
      questionEn: 'What is the virtual card for?',
      questionSr: 'Čemu služi virtuelna kartica?',
      answerEn:
        '<p>It shows your company, your name and your number, with a QR code and a bar code. You show it at the counter when you use a benefit in-store. On a phone it is in the middle of the bar at the bottom, on a computer in the bottom right corner. Where a page needs that place for something else, such as its buy button, type “card” into the search.</p>',
      answerSr:
        '<p>Na njoj su kompanija, tvoje ime i tvoj broj, sa QR kodom i bar-kodom. Kod benefita koji se koriste u objektu pokažeš je na licu mesta. Na telefonu je u sredini trake na dnu ekrana, a na računaru u donjem desnom uglu. Gde na tom mestu stoji nešto drugo, recimo dugme za kupovinu, upiši „kartica“ u pretragu.</p>',
    },
    {
      questionEn: 'Can I give a voucher to somebody else?',
      questionSr: 'Mogu li vaučer da poklonim nekome?',
      answerEn:
        '<p>Whoever has the code can use it, unless the limitations of the benefit say that it is for you alone. So keep codes to yourself until you mean to give them away.</p>',
      answerSr:
        '<p>Kod može da iskoristi onaj ko ga ima, osim ako u ograničenjima benefita piše da važi samo za tebe. Zato kodove čuvaj za sebe dok ne odlučiš da ih pokloniš.</p>',
    },
  ],
};
