import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Mesta biraš iz prvih redova, a program i glumačku podelu dobijaš unapred. Posle predstave foaje ostaje otvoren još sat vremena.',
    points: ['Izbor mesta unapred', 'Garderoba uključena', 'Razgovor posle predstave, gde je najavljen'],
    arrange: 'Pokaži karticu na blagajni najkasnije pola sata pre početka.',
    limits: ['Premijera zavisi od broja slobodnih mesta', 'Zakasnele gledaoce pušta razvodnik u pauzi'],
  },
  en: {
    about:
      'Choose your seats from the first rows, with programme and cast sent ahead. The foyer stays open for an hour after the play.',
    points: ['Choice of seats ahead', 'Cloakroom included', 'A talk after the play where announced'],
    arrange: 'Show your card at the box office half an hour before at the latest.',
    limits: ['Premieres depend on the seats left', 'Latecomers are let in at the interval'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'ugao',
    key: 'theatre',
    price: 2800,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-theatre'],
    leaflets: ['season'],
    bought: 455,
    sr: [
      'Dve ulaznice za premijeru po izboru',
      'Parter, prvih deset redova, važi cele sezone.',
      'Prvi put na sceni, i ti među prvima u sali.',
    ],
    en: [
      'Two tickets to a premiere of your choice',
      'Stalls, first ten rows, valid all season.',
      'For the first time on stage, with you among the first in the house.',
    ],
  },
  {
    by: 'ugao',
    price: 7800,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-tickets', 'culture-theatre'],
    leaflets: ['season'],
    sr: [
      'Pretplata za sezonu, šest predstava',
      'Isti red, šest predstava po izboru.',
      'Komšije po sedištu postanu poznanici do februara.',
    ],
    en: [
      'A season ticket, six plays',
      'The same row, six plays of your choice.',
      'By February the people in the next seats are acquaintances.',
    ],
  },
  {
    by: 'ugao',
    price: 3200,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['food-plate', 'culture-theatre'],
    leaflets: ['season'],
    sr: ['Predstava i večera', 'Karta i sto u pozorišnom restoranu.', 'Drama se nastavlja za stolom.'],
    en: ['A play and dinner', 'A ticket and a table in the theatre restaurant.', 'The drama continues over dinner.'],
  },
  {
    by: 'ugao',
    price: 1900,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['kids-rainbow', 'culture-theatre'],
    leaflets: ['season'],
    sr: ['Dečja predstava, tri ulaznice', 'Vikendom u 11 i 13 časova.', 'Smeh u prvom redu je uvek najglasniji.'],
    en: ["A children's play, three tickets", 'Weekends at 11 and 1 pm.', 'The front row always laughs loudest.'],
  },
  {
    by: 'ugao',
    price: 900,
    way: 'in_store',
    at: ['Beograd'],
    monthly: true,
    scenes: ['culture-theatre'],
    leaflets: ['season'],
    sr: [
      'Klub gledalaca, pretplata',
      'Jedna karta mesečno i pozivnice za otvorene probe.',
      'Probu gledaš u mraku, sa termosom kafe.',
    ],
    en: [
      'Theatre club, subscription',
      'One ticket a month and invitations to open rehearsals.',
      'You watch a rehearsal in the dark, with a flask of coffee.',
    ],
  },
  {
    by: 'skver',
    price: 22,
    currency: 'EUR',
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['culture-theatre'],
    leaflets: ['season'],
    sr: [
      'Dvije ulaznice u Škveru',
      'Parter, svaka predstava repertoara.',
      'Gradsko pozorište kakvo treba svakom gradu.',
    ],
    en: ['Two tickets at Škver', 'Stalls, any play of the repertoire.', 'A city theatre of the kind every city needs.'],
  },
  {
    by: 'skver',
    price: 60,
    currency: 'EUR',
    off: 20,
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['culture-tickets', 'culture-theatre'],
    leaflets: ['season'],
    sr: [
      'Sezona u Škveru, šest predstava',
      'Prenosiva pretplata za cijelu sezonu.',
      'Ako tebi ne odgovara utorak, komšinici odgovara.',
    ],
    en: [
      'The season at Škver, six plays',
      'A transferable ticket for the whole season.',
      'If Tuesday does not suit you, it suits your neighbour.',
    ],
  },
  {
    by: 'ugao',
    price: 1400,
    kind: 'special',
    off: 40,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-tickets'],
    sr: [
      'Poslednji red, pola sata pre početka',
      '40\u00a0% manje na preostala mesta.',
      'Za one koji odlučuju u šest za sedam.',
    ],
    en: [
      'The last row, half an hour before',
      '40% off the seats that are left.',
      'For those who decide at six for seven.',
    ],
  },
  {
    by: 'ugao',
    price: 2800,
    kind: 'fixed',
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-theatre'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Pozorišni dan kompanije',
      'Dva puta godišnje zakupljena predstava za zaposlene i goste.',
      'Cela sala poznatih lica, u dva čina.',
    ],
    en: [
      "The company's theatre night",
      'Twice a year a whole play for employees and guests.',
      'A house full of familiar faces, in two acts.',
    ],
  },
  {
    by: 'skver',
    price: 10,
    currency: 'EUR',
    kind: 'special',
    off: 30,
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['learning-lectern', 'culture-theatre'],
    sr: [
      'Generalna proba za radoznale',
      '30\u00a0% manje na karte za generalne probe.',
      'Jedina predstava na kojoj reditelj glasno uzdiše.',
    ],
    en: [
      'The dress rehearsal for the curious',
      '30% off dress rehearsal tickets.',
      'The only performance where the director sighs aloud.',
    ],
  },
];

export const cultureTheatre = benefitsOf('culture/theatre', subject, written);
