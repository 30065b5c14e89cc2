import type { TopicContent } from './question-content.ts';

export const REQUESTS: TopicContent = {
  topicEn: 'Requests',
  topicSr: 'Zahtevi',
  questions: [
    {
      questionEn: 'When do I file a reimbursement and when an invoice request?',
      questionSr: 'Kada se podnosi zahtev za refundaciju, a kada za fakturu?',
      answerEn:
        '<p><strong>Reimbursement</strong>: you have already paid and send us the receipt. <strong>Invoice</strong>: the bill is not paid yet and should be settled from your budget.</p>',
      answerSr:
        '<p><strong>Refundacija</strong>: račun je već plaćen iz tvog džepa i šalješ ga nama. <strong>Faktura</strong>: račun još nije plaćen i treba da se plati iz tvog budžeta.</p>',
    },
    {
      questionEn: 'Which file do I attach?',
      questionSr: 'Kakav fajl treba da priložim?',
      answerEn:
        '<p>A PDF, JPEG or PNG of up to 2 MB that shows the date, the amount and the provider. A photo from a phone is made smaller before it is sent.</p>',
      answerSr:
        '<p>PDF, JPEG ili PNG do 2 MB na kome se vide datum, iznos i partner. Fotografija s telefona se pre slanja smanji.</p>',
    },
    {
      questionEn: 'What do the statuses of a request mean?',
      questionSr: 'Šta znače statusi zahteva?',
      answerEn:
        '<ul><li><strong>Pending</strong>: it has been filed, nobody has looked at it yet.</li><li><strong>In review</strong>: somebody is looking at it.</li><li><strong>Accepted</strong> or <strong>rejected</strong>: it is decided; a rejection always has a reason.</li><li><strong>Cancelled</strong>: you have withdrawn it.</li></ul>',
      answerSr:
        '<ul><li><strong>Na čekanju</strong>: podnet je, niko ga još nije gledao.</li><li><strong>U obradi</strong>: neko ga upravo gleda.</li><li><strong>Prihvaćen</strong> ili <strong>odbijen</strong>: odlučeno je; uz odbijanje uvek stoji razlog.</li><li><strong>Otkazan</strong>: povučen je s tvoje strane.</li></ul>',
    },
    {
      questionEn: 'My request was rejected. Do I have to type everything again?',
      questionSr: 'Zahtev je odbijen. Moram li sve da kucam ponovo?',
      answerEn:
        '<p>No. Open it and file it again: all the fields are filled in, and you change only what was wrong. The date of the first filing is kept.</p>',
      answerSr:
        '<p>Ne. Otvori ga i podnesi ponovo: sva polja su popunjena, menjaš samo ono što nije bilo u redu. Datum prvog podnošenja ostaje.</p>',
    },
    {
      questionEn: 'Can the amount be higher than my budget?',
      questionSr: 'Može li iznos da bude veći od mog budžeta?',
      answerEn:
        '<p>No, it can be at most what is available to you at that moment. What is held by other requests does not count as available.</p>',
      answerSr:
        '<p>Ne, može da bude najviše onoliko koliko ti je u tom trenutku na raspolaganju. Ono što je rezervisano drugim zahtevima ne računa se.</p>',
    },
  ],
};
