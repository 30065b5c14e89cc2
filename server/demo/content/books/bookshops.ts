import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Knjižari čitaju ono što preporučuju, pa im možeš opisati raspoloženje umesto naslova. Poklon se pakuje u papir, bez doplate.',
    points: ['Preporuka knjižara', 'Pakovanje za poklon', 'Zamena u roku od 14 dana'],
    arrange: 'Naruči na sajtu ili pitaj u knjižari.',
    limits: ['Udžbenici i stripovi su uključeni', 'Antikvarne knjige se ne vraćaju'],
  },
  en: {
    about:
      'The booksellers read what they recommend, so you may describe a mood instead of a title. Gifts are wrapped in paper at no charge.',
    points: ["A bookseller's advice", 'Gift wrapping', 'Exchange within 14 days'],
    arrange: 'Order on the site or ask in the shop.',
    limits: ['Textbooks and comics are included', 'Antiquarian books cannot be returned'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'venac',
    key: 'books',
    price: 7200,
    off: 10,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['books-pile', 'books-reading', 'books-shelf'],
    bought: 410,
    sr: [
      'Godišnja pretplata na knjižaru',
      'Jedna knjiga mesečno koju biraju ljudi koji čitaju.',
      'Dvanaest knjiga koje ti niko nije preporučio na pauzi za kafu.',
    ],
    en: [
      'A year of books',
      'One book a month, chosen by people who read.',
      'Twelve books that nobody recommended over coffee.',
    ],
  },
  {
    by: 'venac',
    price: 2500,
    way: 'voucher',
    at: ['Cela Srbija'],
    scenes: ['books-shelf'],
    sr: ['Vaučer za knjige', 'U knjižari i na sajtu, ceo asortiman.', 'Lista za čitanje samo raste.'],
    en: ['A book voucher', 'In the shop and on the site, the whole range.', 'The reading list only grows.'],
  },
  {
    by: 'venac',
    price: 4800,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['books-pile'],
    sr: [
      'Paket nagrađenih romana',
      'Pet knjiga u kutiji, sa beleškom izdavača.',
      'Pet nagrada i jedna rasprava sa knjižarem.',
    ],
    en: [
      'A set of prize-winning novels',
      "Five books in a box with the publisher's note.",
      'Five prizes and one argument with the bookseller.',
    ],
  },
  {
    by: 'venac',
    price: 3200,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['books-shelf', 'kids-rainbow'],
    sr: ['Dečja polica', 'Pet slikovnica i dve knjige za prvo čitanje.', 'Neće spavati dok ne pročitaš još jednu.'],
    en: [
      "A children's shelf",
      'Five picture books and two first readers.',
      'They will not sleep until you read one more.',
    ],
  },
  {
    by: 'venac',
    price: 2900,
    way: 'web',
    at: ['Cela Srbija'],
    monthly: true,
    scenes: ['books-reading'],
    sr: ['Knjiga i čaj, pretplata', 'Kratak roman i čaj svakog meseca.', 'Uveče je najtiše baš kod kuće.'],
    en: ['A book and tea, subscription', 'A short novel and tea each month.', 'Evenings are quietest at home.'],
  },
  {
    by: 'luca',
    price: 30,
    currency: 'EUR',
    way: 'voucher',
    at: ['Podgorica', 'Budva'],
    scenes: ['books-shelf'],
    sr: ['Vaučer za knjige u Luči', 'Knjižara u centru i onlajn prodavnica.', 'Ljetna lista dugačka koliko i ljeto.'],
    en: [
      'A voucher for books at Luča',
      'The bookshop in the centre and the online shop.',
      'A summer list as long as summer itself.',
    ],
  },
  {
    by: 'sahat',
    price: 45,
    currency: 'KM',
    way: 'voucher',
    at: ['Sarajevo', 'Mostar'],
    scenes: ['books-shelf'],
    sr: ['Vaučer za knjižaru Sahat', 'Domaće i prevodne knjige, i udžbenici.', 'Jedna za posao, dvije za dušu.'],
    en: [
      'A voucher for the Sahat bookshop',
      'Local and translated books and textbooks.',
      'One for work, two for the soul.',
    ],
  },
  {
    by: 'sahat',
    price: null,
    currency: 'KM',
    kind: 'special',
    off: 15,
    way: 'web',
    at: ['Sarajevo'],
    scenes: ['books-pile'],
    sr: ['Popust na knjige mjeseca', '15 % manje na izbor knjižara.', 'Izbor se mijenja, popust ostaje.'],
    en: [
      'A discount on books of the month',
      "15 % off the booksellers' choice.",
      'The choice changes, the discount stays.',
    ],
  },
  {
    by: 'venac',
    price: null,
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['books-shelf'],
    sr: ['Popust na ceo katalog domaćih izdavača', '20 % manje, bez minimalnog iznosa.', 'Za sve što se čita polako.'],
    en: ['A discount on all local publishers', '20 % off with no minimum.', 'For everything that is read slowly.'],
  },
  {
    by: 'venac',
    price: 6000,
    kind: 'fixed',
    way: 'voucher',
    at: ['Cela Srbija'],
    scenes: ['books-pile'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Knjiga po izboru svakog kvartala',
      'Četiri vaučera godišnje za zaposlene.',
      'Poklon koji se ne vraća i ne stari.',
    ],
    en: [
      'A book of your choice each quarter',
      'Four vouchers a year for employees.',
      'A gift that does not go back or grow old.',
    ],
  },
];

export const booksBookshops = benefitsOf('books/bookshops', subject, written);
