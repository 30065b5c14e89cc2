import type { Language } from '#locales/texts.tsx';

/** What the sample benefits, messages and courses say in English: an English screen shows what an English reader is sent. */
const english: Readonly<Record<string, string>> = {
  'Mesečna članarina: teretana, bazen i sauna': 'Monthly membership: gym, pool and sauna',
  'Neograničen broj ulazaka svakog dana od 6 do 23 časa.':
    'Come as often as you like, every day from 6 a.m. to 11 p.m.',
  'Relaks masaža celog tela, 60 minuta': 'Full-body relaxing massage, 60 minutes',
  'Topla ulja, mirna soba i sat vremena samo za tebe.': 'Warm oils, a quiet room and an hour that is all yours.',
  'Vaučer za namirnice': 'Grocery voucher',
  'Iskoristi ga odjednom ili iz više kupovina, u 140 prodavnica.': 'Spend it at once or bit by bit, in 140 stores.',
  'Kurs engleskog jezika za početnike': 'English for beginners',
  'Tri meseca, dva časa nedeljno, u grupi do šest ljudi.': 'Three months, two lessons a week, in a group of up to six.',
  'Vikend za dvoje na Tari': 'A weekend for two on Mount Tara',
  'Dve noći sa polupansionom i vođenom šetnjom do vidikovca.':
    'Two nights with half board and a guided walk to the viewpoint.',
  'Dan za tim: veslanje na Savi': 'A day for the team: rowing on the Sava',
  'Za grupe od osam do dvadeset četvoro, sa trenerom i ručkom.':
    'For groups of eight to twenty-four, with a coach and lunch.',
  'Godišnja pretplata na knjižaru': 'A year of books',
  'Jedna knjiga mesečno koju biraju ljudi koji čitaju.': 'One book a month, chosen by people who read.',
  'Sistematski pregled sa laboratorijskom analizom': 'Full check-up with laboratory tests',
  'Krvna slika, EKG, ultrazvuk i razgovor sa internistom.':
    'Blood count, ECG, ultrasound and a talk with an internist.',
  'Krvna slika, EKG, ultrazvuk abdomena i razgovor sa internistom. Sve u jednom jutru, bez čekanja.':
    'Blood count, ECG, abdominal ultrasound and a talk with an internist. All in one morning, without waiting.',
  'Dobrovoljno privatno zdravstveno osiguranje za celu porodicu': 'Private health insurance for the whole family',
  'Lečenje u trideset ustanova bez uputa, lista čekanja i doplate na licu mesta.':
    'Care in thirty clinics with no referral, no waiting list and nothing to pay on the spot.',
  'Servis bicikla pred sezonu': 'Bicycle service before the season',
  'Podešavanje menjača, kočnica i ležajeva, novo ulje.': 'Gears, brakes and bearings adjusted, fresh oil.',
  'Pregled vida i okvir po izboru': 'Eye test and a frame of your choice',
  'Stomatološki pregled': 'Dental check-up',
  'Priprema za pregled': 'How to prepare',
  'Spisak analiza': 'List of tests',
  'Vežbaonica Vračar': 'Vežbaonica Vračar',
  'Dizajnerka proizvoda': 'Product designer',
  'Na tvoj račun je uplaćeno 20.000,00 RSD': 'RSD 20,000.00 was added to your account',
  '<p>Budžet za četvrti kvartal je spreman. Važi do 31. decembra.</p>':
    '<p>Your budget for the fourth quarter is ready. It is valid until 31 December.</p>',
  'Karte za Pozorište na uglu možeš da preuzmeš': 'Your theatre tickets can be picked up',
  '<p>Pokaži karticu na blagajni najkasnije pola sata pre predstave.</p>':
    '<p>Show your card at the box office at least half an hour before the play.</p>',
  'Zahtev za refundaciju je prihvaćen': 'Your reimbursement request was accepted',
  '<p>Naočare za vid, 8.400,00 RSD. Novac stiže uz narednu zaradu.</p>':
    '<p>Prescription glasses, RSD 8,400.00. The money comes with your next pay.</p>',
  'Pretplata za teretanu obnavlja se 5. decembra': 'Your gym subscription renews on 5 December',
  '<p>Ako želiš pauzu, otkaži je do kraja meseca.</p>':
    '<p>If you want a break, cancel it before the end of the month.</p>',
  '<p>Zakaži termin telefonom i pokaži karticu na ulazu.</p>': '<p>Book by phone and show your card at the door.</p>',
  '<p>Zakaži telefonom.</p>': '<p>Book by phone.</p>',
  '<p>Važi radnim danima do 14 časova.</p>': '<p>Valid on weekdays until 2 p.m.</p>',
  '<p>Važi godinu dana.</p>': '<p>Valid for a year.</p>',
  '<p>Jednom godišnje vredi čuti da je sve u redu.</p><p>Dođi ujutru, bez doručka.</p><ul><li>Kompletna krvna slika</li><li>EKG</li></ul>':
    '<p>Once a year it is good to hear that all is well.</p><p>Come in the morning, before breakfast.</p><ul><li>Complete blood count</li><li>ECG</li></ul>',
  '<p>Dođi ujutru, bez doručka. Sestra te dočekuje na ulazu i vodi te kroz ceo pregled, koji traje oko dva sata. Rezultati stižu istog dana na tvoju elektronsku poštu, sa kratkim objašnjenjem na razumljivom jeziku.</p><ul><li>Kompletna krvna slika i biohemija, 24 parametra</li><li>EKG i merenje krvnog pritiska</li><li>Ultrazvuk abdomena i štitaste žlezde</li></ul>':
    '<p>Come in the morning, before breakfast. A nurse meets you at the door and walks you through the whole check-up, which takes about two hours. The results reach your inbox the same day, with a short explanation in plain words.</p><ul><li>Complete blood count and biochemistry, 24 values</li><li>ECG and blood pressure</li><li>Ultrasound of the abdomen and thyroid</li></ul>',
};

const plain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

function translated(value: unknown): unknown {
  if (typeof value === 'string') return english[value] ?? value;
  if (value === null || typeof value !== 'object' || '$$typeof' in value || !plain(value)) return value;
  if (Array.isArray(value)) return value.map(translated);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, translated(part)]));
}

const known = new WeakMap<object, unknown>();

/** A sample as the server would send it to a reader of this language. The same sample is the same object each time. */
export function inLanguage<Sample>(sample: Sample, language: Language): Sample {
  if (language === 'SR' || typeof sample !== 'object' || sample === null) return sample;
  const before = known.get(sample);
  if (before) return before as Sample;
  const after = translated(sample);
  known.set(sample, after);
  return after as Sample;
}
