import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about: 'Mesta se biraju u aplikaciji, a kartica otvara i kapiju i popust na šanku. Reprize idu cele nedelje.',
    points: ['Mesta se biraju u aplikaciji', 'Važi za obične i 3D projekcije', 'Reprize svih naslova'],
    arrange: 'Za matine i festivale termin rezerviši dan ranije.',
    limits: ['Ne važi za premijere sa gostima i maratone', 'Zamena termina je moguća do dva sata pre filma'],
  },
  en: {
    about:
      'Seats are chosen in the app, and the card opens the gate and takes off a discount at the bar. Films repeat all week.',
    points: ['Seats in the app', 'For 2D and 3D shows', 'All titles repeat'],
    arrange: 'Book matinees and festivals a day ahead.',
    limits: ['Not for gala premieres and marathons', 'Change of time up to two hours before the film'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'zvezdica',
    price: 1400,
    way: 'voucher',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['culture-cinema'],
    sr: ['Dve bioskopske karte', 'Bilo koji film, bilo koji dan.', 'Grickalice su tvoj izbor, mrak naš.'],
    en: ['Two cinema tickets', 'Any film, any day.', 'The snacks are your choice, the dark is ours.'],
  },
  {
    by: 'zvezdica',
    price: 5600,
    way: 'voucher',
    at: ['Beograd', 'Novi Sad', 'Niš'],
    scenes: ['culture-tickets', 'culture-cinema'],
    sr: [
      'Bioskop: deset ulazaka',
      'Blok od deset karata za dve osobe.',
      'Deset filmova je cela zima, ako se ne štedi.',
    ],
    en: [
      'Cinema: ten entries',
      'A block of ten tickets for two people.',
      'Ten films make a winter, if you are not saving.',
    ],
  },
  {
    by: 'zvezdica',
    price: 1700,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['technology-television', 'culture-cinema'],
    sr: [
      'Kinoteka kod kuće, pretplata',
      'Domaći i strani klasici, sa titlom.',
      'Film koji svi pominju, napokon i pogledan.',
    ],
    en: [
      'Film library at home, subscription',
      'Classics at home and abroad, with subtitles.',
      'The film that everybody mentions, finally seen.',
    ],
    own: {
      sr: {
        about:
          'Filmovi su restaurirani i titlovani, a svakog petka stiže izbor urednika. Gleda se na televizoru, telefonu ili u vozu.',
        points: ['Preko hiljadu naslova', 'Titl na srpskom i engleskom', 'Izbor urednika svakog petka'],
        arrange: 'Prijavi se ličnom adresom na sajtu partnera.',
        limits: ['Dva ekrana istovremeno', 'Pojedini naslovi imaju rok prikazivanja'],
      },
      en: {
        about:
          "The films are restored and subtitled, and every Friday brings the editor's choice. Watch on a television, a phone or a train.",
        points: ['Over a thousand titles', 'Subtitles in Serbian and English', "The editor's choice on Fridays"],
        arrange: "Sign in with a personal address on the provider's site.",
        limits: ['Two screens at a time', 'Some titles are shown for a limited time'],
      },
    },
  },
  {
    by: 'zvezdica',
    price: 3600,
    off: 10,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-cinema'],
    sr: ['Filmska večer za četvoro', 'Četiri karte i velika kutija kokica.', 'Spor oko kokica rešen je unapred.'],
    en: ['A film night for four', 'Four tickets and a large box of popcorn.', 'The popcorn dispute is settled ahead.'],
  },
  {
    by: 'zvezdica',
    price: 900,
    kind: 'special',
    off: 25,
    way: 'in_store',
    at: ['Niš', 'Kragujevac'],
    scenes: ['culture-cinema'],
    sr: [
      'Bioskop utorkom jeftiniji',
      '25\u00a0% manje na sve projekcije utorkom.',
      'Utorak odavno ne spada u radne dane.',
    ],
    en: [
      'Cheaper cinema on Tuesdays',
      '25% off every show on Tuesdays.',
      'Tuesday has not been a working day for some time.',
    ],
  },
];

export const cultureCinema = benefitsOf('culture/cinema', subject, written);
