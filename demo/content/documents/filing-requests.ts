import type { DocumentContent } from './document-content.ts';

export const FILING_REQUESTS: DocumentContent = {
  sr: {
    file: 'kako-se-podnosi-zahtev',
    title: 'Kako se podnosi zahtev',
    standfirst: 'Od računa u ruci do novca na računu, korak po korak.',
    blocks: [
      { heading: 'Refundacija ili faktura' },
      {
        rows: [
          ['Refundacija', 'Račun je već plaćen. Prilaže se račun ili potvrda o uplati.'],
          ['Faktura', 'Račun još nije plaćen. Prilaže se predračun ili faktura partnera.'],
        ],
      },
      { heading: 'Šta je potrebno' },
      {
        points: [
          'Kategorija kojoj trošak pripada.',
          'Naziv partnera i kratak opis.',
          'Datum kupovine.',
          'Iznos, sa tačkom ispred decimala.',
          'Fajl: PDF, JPEG ili PNG do 2 MB na kome se vide datum, iznos i partner.',
        ],
      },
      { heading: 'Koliko najviše' },
      {
        text: 'Iznos ne može da bude veći od raspoloživog budžeta. Prvo se koristi budžet kategorije, pa fleksibilni budžet. Iznos se rezerviše u trenutku podnošenja.',
      },
      { heading: 'Šta biva sa zahtevom' },
      {
        rows: [
          ['Na čekanju', 'Zahtev je podnet. Može još da se otkaže.'],
          ['U obradi', 'Neko ga gleda. Ako nešto nedostaje, stiže komentar na koji treba odgovoriti.'],
          ['Prihvaćen', 'Iznos je potrošen iz budžeta.'],
          [
            'Odbijen',
            'Iznos je opet slobodan. Uz odbijanje stoji razlog, a zahtev može ponovo da se podnese bez kucanja.',
          ],
          ['Otkazan', 'Zahtev je povučen. Iznos je opet slobodan.'],
        ],
      },
      { heading: 'Da odgovor stigne brže' },
      {
        points: [
          'Slikaj ceo račun, na ravnoj podlozi i po danu.',
          'Jedan zahtev za jedan račun.',
          'Odgovori na komentar čim stigne obaveštenje.',
        ],
      },
    ],
  },
  en: {
    file: 'how-to-file-a-request',
    title: 'How to file a request',
    standfirst: 'From the receipt in your hand to the decision, step by step.',
    blocks: [
      { heading: 'Reimbursement or invoice' },
      {
        rows: [
          ['Reimbursement', 'The bill has already been paid. Attach the receipt or the proof of payment.'],
          ['Invoice', 'The bill is not paid yet. Attach the provider’s pro-forma or invoice.'],
        ],
      },
      { heading: 'What is needed' },
      {
        points: [
          'The category that the expense belongs to.',
          'The name of the provider and a short description.',
          'The date of purchase.',
          'The amount, with a dot before the decimals.',
          'A file: PDF, JPEG or PNG of up to 2 MB that shows date, amount and provider.',
        ],
      },
      { heading: 'The highest amount' },
      {
        text: 'The amount cannot be higher than the available budget. The budget of the category is used first, then the flexible budget. The amount is held from the moment of filing.',
      },
      { heading: 'What happens to a request' },
      {
        rows: [
          ['Pending', 'The request has been filed. It can still be cancelled.'],
          ['In review', 'Somebody is looking at it. If something is missing, you get a comment to answer.'],
          ['Accepted', 'The amount is spent from the budget.'],
          [
            'Rejected',
            'The amount is free again. There is a reason, and the request can be filed again without retyping.',
          ],
          ['Cancelled', 'The request is withdrawn. The amount is free again.'],
        ],
      },
      { heading: 'For a faster answer' },
      {
        points: [
          'Photograph the whole receipt, flat and in daylight.',
          'One request for one receipt.',
          'Answer a comment as soon as the notification is there.',
        ],
      },
    ],
  },
};
