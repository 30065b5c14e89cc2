import type { DocumentContent } from './document-content.ts';

export const PROGRAMME_RULES: DocumentContent = {
  sr: {
    file: 'pravila-programa',
    title: 'Pravila programa',
    standfirst: 'Čemu služi budžet za benefite, kako se troši i šta biva kad godina prođe.',
    blocks: [
      { heading: 'Ko učestvuje' },
      {
        text: 'U programu učestvuje svako ko je zaposlen u kompaniji korisnici programa i ima nalog na platformi Izbor. Nalog se otvara kodom kompanije ili pozivnicom, a završava potvrdom adrese e-pošte.',
      },
      { heading: 'Dve vrste budžeta' },
      {
        rows: [
          ['Fleksibilni budžet', 'Plaća benefite iz svih kategorija. Ne ističe s krajem godine.'],
          [
            'Budžet kategorije',
            'Plaća benefite iz jedne kategorije i njenih potkategorija. Važi do 31. decembra godine za koju je dat.',
          ],
        ],
      },
      {
        text: 'Pri kupovini se prvo koristi budžet kategorije kojoj benefit pripada, a ono što nedostaje skida se sa fleksibilnog budžeta. Budžet jedne kategorije ne može da plati benefit iz druge.',
      },
      { heading: 'Tri vrste ponude' },
      {
        points: [
          'Fleksibilni benefiti: biraju se i plaćaju iz budžeta.',
          'Osnovni benefiti: kompanija ih je već obezbedila za sve zaposlene.',
          'Posebne ponude: popusti koje partneri daju zaposlenima.',
        ],
      },
      { heading: 'Kupovina' },
      {
        text: 'Kupovina je obavezujuća kad se potvrdi u poslednjem koraku. Naplaćuje se cena koja je tada prikazana, nikad druga. Ako se cena ili dostupnost promenila otkad je benefit stavljen u korpu, to se pokaže pre naplate.',
      },
      { heading: 'Otkazivanje i povraćaj' },
      {
        text: 'Porudžbina može da se otkaže dok je na čekanju. Novac se vraća u budžete iz kojih je uzet. Budžet kategorije iz godine koja je prošla time se ne produžava.',
      },
      { heading: 'Pretplate' },
      {
        points: [
          'Prvi mesec se naplaćuje odmah.',
          'Sledeći meseci naplaćuju se 5. u mesecu, dok ima dovoljno novca.',
          'Otkazana pretplata važi do kraja plaćenog meseca. Do tada otkazivanje može da se poništi.',
        ],
      },
      { heading: 'Podsetnici' },
      {
        text: 'Šezdeset, trideset i sedam dana pre kraja godine platforma podseća na budžete kategorija u kojima je ostalo novca.',
      },
      { heading: 'Lični podaci' },
      {
        text: 'Platforma čuva samo ono što je potrebno da bi se benefiti izabrali, platili i iskoristili. Podaci jedne kompanije nisu dostupni drugoj.',
      },
    ],
  },
  en: {
    file: 'programme-rules',
    title: 'Rules of the programme',
    standfirst: 'What the benefits budget is for, how it is spent, and what happens when the year ends.',
    blocks: [
      { heading: 'Who takes part' },
      {
        text: 'Everybody who works for a company that uses the programme and has an account at Izbor. An account is opened with the code of the company or with an invitation, and is ready when the e-mail address is confirmed.',
      },
      { heading: 'Two kinds of budget' },
      {
        rows: [
          ['Flexible budget', 'Pays for benefits in all categories. It does not end with the year.'],
          [
            'Category budget',
            'Pays for benefits in one category and its sub-categories. It ends on 31 December of the year it was given for.',
          ],
        ],
      },
      {
        text: 'A purchase draws first on the budget of the category the benefit belongs to; whatever is missing is taken from the flexible budget. The budget of one category cannot pay for a benefit of another.',
      },
      { heading: 'Three kinds of offer' },
      {
        points: [
          'Flexible benefits: chosen by you and paid from your budget.',
          'Core benefits: provided by the company for all its people.',
          'Special offers: discounts that providers give to employees.',
        ],
      },
      { heading: 'Buying' },
      {
        text: 'A purchase is binding when it is confirmed in the last step. The price shown at that moment is charged, never another. If the price or availability has changed since the benefit was put in the cart, this is shown before anything is charged.',
      },
      { heading: 'Cancelling and refunds' },
      {
        text: 'An order can be cancelled while it is pending. The money goes back to the budgets it came from. This does not extend a category budget of a year that has ended.',
      },
      { heading: 'Subscriptions' },
      {
        points: [
          'The first month is charged at once.',
          'Further months are charged on the 5th of the month, while there is enough money.',
          'A cancelled subscription lasts until the end of the paid month. Until then the cancellation can be undone.',
        ],
      },
      { heading: 'Reminders' },
      {
        text: 'Sixty, thirty and seven days before the end of the year the platform reminds you of category budgets with money left in them.',
      },
      { heading: 'Personal data' },
      {
        text: 'The platform keeps only what is needed to choose, pay for and use benefits. The data of one company cannot be reached by another.',
      },
    ],
  },
};
