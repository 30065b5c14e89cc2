import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Uređaji stižu sa garancijom i računom, a podešavanje je u ceni ako to želiš. Stare uređaje može da odnese isti dostavljač.',
    points: ['Zvanična garancija', 'Podešavanje na zahtev', 'Vraćanje u roku od 14 dana'],
    arrange: 'Isporuka traje dva do pet radnih dana.',
    limits: ['Garancija ne pokriva mehanička oštećenja', 'Boja zavisi od stanja na lageru'],
  },
  en: {
    about:
      'Devices come with a warranty and an invoice, and setting them up is included if you ask for it. The same courier can take away the old one.',
    points: ['Official warranty', 'Set-up on request', 'Return within 14 days'],
    arrange: 'Delivery takes two to five working days.',
    limits: ['The warranty does not cover physical damage', 'The colour depends on stock'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'tehnoteka',
    key: 'headphones',
    price: 16990,
    off: 12,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-headphones', 'technology-laptop'],
    bought: 325,
    sr: [
      'Bežične slušalice sa poništavanjem buke',
      'Trideset sati slušanja, dve godine garancije.',
      'Otvoren prostor odjednom ima vrata.',
    ],
    en: [
      'Noise-cancelling wireless headphones',
      'Thirty hours of listening, two years of warranty.',
      'The open-plan office suddenly has a door.',
    ],
  },
  {
    by: 'tehnoteka',
    price: 8900,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-headphones', 'sport-shoe'],
    sr: ['Slušalice za trčanje', 'Otporne na kišu, osam sati bez punjenja.', 'Kiša pada, refren ide dalje.'],
    en: ['Headphones for running', 'Rain-proof, eight hours without charging.', 'It rains, and the chorus plays on.'],
  },
  {
    by: 'tehnoteka',
    price: 12500,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-speaker', 'technology-phone'],
    sr: ['Zvučnik za kuću', 'Zvuk za celu sobu i radio u jednom.', 'Kuhinja u nedelju zvuči bolje.'],
    en: [
      'A speaker for the house',
      'Sound for the whole room and a radio in one.',
      'On Sunday the kitchen sounds better.',
    ],
  },
  {
    by: 'tehnoteka',
    price: 38900,
    off: 8,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-camera'],
    sr: ['Fotoaparat za porodične izlete', 'Aparat sa objektivom i torbom.', 'Slike koje ostanu i posle telefona.'],
    en: ['A camera for family trips', 'A body with a lens and a bag.', 'Pictures that outlive the phone.'],
  },
  {
    by: 'tehnoteka',
    price: 4900,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['education-microphone', 'technology-headphones'],
    sr: ['Mikrofon za sastanke', 'USB mikrofon sa stalkom i filterom.', 'Da niko više ne pita da li te čuje.'],
    en: [
      'A microphone for meetings',
      'A USB microphone with a stand and filter.',
      'So that nobody asks whether they can hear you.',
    ],
  },
  {
    by: 'tehnoteka',
    price: 130,
    currency: 'EUR',
    way: 'web',
    at: ['Cela Crna Gora'],
    scenes: ['technology-headphones'],
    sr: [
      'Bežične slušalice za put',
      'Slušalice sa kutijom za punjenje i kablom za avion.',
      'Za plažu, za posao, za vikend.',
    ],
    en: [
      'Wireless headphones for the road',
      'Headphones with a charging case and a cable for the plane.',
      'For the beach, for work, for the weekend.',
    ],
  },
  {
    by: 'tehnoteka',
    price: null,
    kind: 'special',
    off: 15,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-television', 'technology-speaker'],
    sr: ['Popust na zvuk i sliku', '15\u00a0% manje na uređaje iz izloga.', 'Izlog se menja četvrtkom.'],
    en: ['A discount on sound and picture', '15% off devices from the window.', 'The window changes on Thursdays.'],
  },
];

export const technologyAudio = benefitsOf('technology/audio', subject, written);
