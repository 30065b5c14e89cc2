import type { Transaction } from '../database/database.ts';
import { notifications } from '../notifications/notifications.table.ts';
import type { DemoPlaces } from './demo-places.ts';

interface Written {
  daysAgo: number;
  titleEn: string;
  titleSr: string;
  textEn: string;
  textSr: string;
  image?: string;
  attachment?: string;
  /** Unread and not seen yet. */
  isNew?: boolean;
}

const TO_THE_EMPLOYEE: readonly Written[] = [
  {
    daysAgo: 0.3,
    isNew: true,
    titleEn: 'The balloons rise again',
    titleSr: 'Baloni ponovo lete',
    textEn:
      '<p>Flights over Fruška gora are open for booking until the end of the month. <strong>Mornings only</strong>, when the air is calm.</p>',
    textSr:
      '<p>Letovi iznad Fruške gore mogu da se zakažu do kraja meseca. <strong>Samo ujutru</strong>, kada je vazduh miran.</p>',
    image: '/pictures/travel-balloon-0.svg',
  },
  {
    daysAgo: 2,
    isNew: true,
    titleEn: 'Your yearly budgets end on 31 December',
    titleSr: 'Godišnji budžeti važe do 31. decembra',
    textEn:
      '<p>What is left for sport, health and learning can be spent until the last day of the year. The flexible budget stays.</p>',
    textSr:
      '<p>Ono što je ostalo za sport, zdravlje i učenje možeš da potrošiš do poslednjeg dana godine. Fleksibilni budžet ostaje.</p>',
  },
  {
    daysAgo: 3,
    isNew: true,
    titleEn: 'Tickets of the Corner Theatre can be picked up',
    titleSr: 'Karte za Pozorište na uglu možeš da preuzmeš',
    textEn: '<p>Show your card at the box office at least half an hour before the play.</p>',
    textSr: '<p>Pokaži karticu na blagajni najkasnije pola sata pre početka predstave.</p>',
    image: '/pictures/culture-theatre-1.svg',
  },
  {
    daysAgo: 6,
    titleEn: 'Preparing for a check-up',
    titleSr: 'Priprema za pregled',
    textEn: '<p>Come in the morning, without breakfast. The list of analyses is attached.</p>',
    textSr: '<p>Dođi ujutru, bez doručka. Spisak analiza je u prilogu.</p>',
    attachment: '/pictures/leaflet-preparation.svg',
  },
  {
    daysAgo: 15,
    titleEn: 'Obaveštenje',
    titleSr: 'Obaveštenje',
    textEn: '<p>The shop has a new look. Everything you kept and bought is where it was.</p>',
    textSr: '<p>Prodavnica ima novo ruho. Sve što čuvaš i što je kupljeno ostalo je na svom mestu.</p>',
  },
  {
    daysAgo: 40,
    titleEn: 'Twenty new weekends in nature',
    titleSr: 'Dvadeset novih vikenda u prirodi',
    textEn:
      '<p>From Tara to the Iron Gates: cabins, lakes and lookouts. <em>Twenty per cent less</em> until the end of the month.</p>',
    textSr:
      '<p>Od Tare do Đerdapa: kolibe, jezera i vidikovci. <em>Dvadeset odsto povoljnije</em> do kraja meseca.</p>',
    image: '/pictures/travel-mountains-0.svg',
  },
];

const WELCOME: Written = {
  daysAgo: 30,
  titleEn: 'Welcome to Izbor',
  titleSr: 'Izbor ti želi dobrodošlicu',
  textEn: '<p>Your budget is ready. Look around, keep what you like, and choose in your own time.</p>',
  textSr: '<p>Tvoj budžet je spreman. Razgledaj, sačuvaj šta ti se dopada i biraj polako.</p>',
};

const DAY = 24 * 60 * 60 * 1000;

/** What the demo people were told; three notifications of the employee are new. */
export async function seedNotifications(transaction: Transaction, { people, now }: DemoPlaces): Promise<void> {
  const rows = [...people].flatMap(([email, person]) => {
    const written = email === 'employee@izbor.demo' ? TO_THE_EMPLOYEE : [WELCOME];
    return written.map(({ daysAgo, isNew = false, image = null, attachment = null, ...texts }) => ({
      ...{ ...person, ...texts, image, attachment, sendFrom: 'Izbor' },
      ...{ previewed: !isNew, seen: !isNew, createdAt: new Date(now.getTime() - daysAgo * DAY) },
    }));
  });
  await transaction.insert(notifications).values(rows);
}
