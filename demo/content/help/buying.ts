import type { TopicContent } from './question-content.ts';

export const BUYING: TopicContent = {
  topicEn: 'Buying',
  topicSr: 'Kupovina',
  questions: [
    {
      questionEn: 'How do I buy something?',
      questionSr: 'Kako da kupim benefit?',
      answerEn:
        '<p>Put it in the cart, open the cart, tick that you have checked it, and confirm. Nothing is charged before that last confirmation.</p>',
      answerSr:
        '<p>Stavi ga u korpu, otvori korpu, označi da je proverena i potvrdi. Pre te poslednje potvrde ništa se ne naplaćuje.</p>',
    },
    {
      questionEn: 'What do in-store, online, eVoucher and invoice mean?',
      questionSr: 'Šta znače oznake u objektu, onlajn, eVaučer i faktura?',
      answerEn:
        '<ul><li><strong>In-store</strong>: you show your card at the provider.</li><li><strong>Online</strong>: you continue on the provider’s own site.</li><li><strong>eVoucher</strong>: you get a code after buying.</li><li><strong>Invoice</strong>: you file a request and we settle the bill with the provider.</li></ul>',
      answerSr:
        '<ul><li><strong>U objektu</strong>: pokažeš karticu kod partnera.</li><li><strong>Onlajn</strong>: nastaviš na sajtu partnera.</li><li><strong>eVaučer</strong>: posle kupovine dobiješ kod.</li><li><strong>Faktura</strong>: podneseš zahtev, a mi sredimo račun sa partnerom.</li></ul>',
    },
    {
      questionEn: 'What is the additional payroll tax, and who pays it?',
      questionSr: 'Šta je dodatni porez na zarade i ko ga plaća?',
      answerEn:
        '<p>Your employer pays it on top of some benefits. It is not taken from your budget; the cart shows it so that you know what your choice costs the company. VAT is already in the price.</p>',
      answerSr:
        '<p>Plaća ga poslodavac, povrh cene nekih benefita. Ne skida se s tvog budžeta; u korpi stoji da znaš koliko tvoj izbor košta kompaniju. PDV je već u ceni.</p>',
    },
    {
      questionEn: 'Can I cancel an order?',
      questionSr: 'Mogu li da otkažem porudžbinu?',
      answerEn:
        '<p>Yes, while it is pending: open it in My transactions and choose to cancel. The money goes back to the budgets it came from.</p>',
      answerSr:
        '<p>Da, dok je na čekanju: otvori je u Mojim transakcijama i izaberi otkazivanje. Novac se vraća u budžete iz kojih je uzet.</p>',
    },
    {
      questionEn: 'The price changed while the benefit was in my cart. What happens?',
      questionSr: 'Cena se promenila dok je benefit bio u korpi. Šta sad?',
      answerEn:
        '<p>You are never charged a price you have not seen. When you confirm, we show line by line what is different, and you decide whether to accept it.</p>',
      answerSr:
        '<p>Nikad se ne naplaćuje druga cena od one koju vidiš. Pri potvrdi stavku po stavku pokažemo šta je drugačije, a ti odlučiš da li prihvataš.</p>',
    },
    {
      questionEn: 'I lost my connection while paying. Was I charged twice?',
      questionSr: 'Veza se prekinula tokom kupovine. Da li je naplaćeno dvaput?',
      answerEn:
        '<p>No. One purchase is charged once, however often it is sent. When you are back, we tell you whether it went through, and the cart is as you left it if it did not.</p>',
      answerSr:
        '<p>Nije. Jedna kupovina se naplaćuje jednom, koliko god puta da je poslata. Kad se veza vrati, vidiš da li je uspela, a ako nije, korpa te čeka onakva kakva je bila.</p>',
    },
  ],
};
