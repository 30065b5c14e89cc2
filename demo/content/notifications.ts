/** A notification of the demo shop; texts are html: p, ul, li, strong, em. */
export interface NotificationContent {
  daysAgo: number;
  sendFrom: string;
  titleEn: string;
  titleSr: string;
  textEn: string;
  textSr: string;
  image?: string;
  attachment?: string;
  /** Unread and not seen yet. */
  isNew?: boolean;
}

const HUMAN_RESOURCES = 'Ljudski resursi';

/** What the employee was told, newest first; the first three are new. */
export const EMPLOYEE_NOTIFICATIONS: readonly NotificationContent[] = [
  {
    daysAgo: 0.3,
    isNew: true,
    sendFrom: 'Baloni Srem',
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
    sendFrom: HUMAN_RESOURCES,
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
    sendFrom: 'Pozorište na uglu',
    titleEn: 'Your tickets for Pozorište na uglu are ready',
    titleSr: 'Karte za Pozorište na uglu možeš da preuzmeš',
    textEn: '<p>Show your card at the box office half an hour before the show.</p>',
    textSr: '<p>Pokaži karticu na blagajni najkasnije pola sata pre početka predstave.</p>',
    image: '/pictures/culture-theatre-1.svg',
    attachment: '/pictures/leaflet-season.svg',
  },
  {
    daysAgo: 6,
    sendFrom: 'Dom zdravlja Senjak',
    titleEn: 'Preparing for a check-up',
    titleSr: 'Priprema za pregled',
    textEn: '<p>Come in the morning, before breakfast. How to prepare is in the attachment.</p>',
    textSr: '<p>Dođi ujutru, bez doručka. Kako da se pripremiš piše u prilogu.</p>',
    attachment: '/pictures/leaflet-preparation.svg',
  },
  {
    daysAgo: 9,
    sendFrom: 'Izbor',
    titleEn: 'New: sailing, ballooning and twelve other ideas',
    titleSr: 'Novo u ponudi: jedrenje, let balonom i još dvanaest predloga',
    textEn:
      '<p>See what arrived this week:</p><ul><li>Sailing: a weekend course for beginners</li><li>Balloon flight over Fruška gora</li><li>Spa and sauna for two</li></ul>',
    textSr:
      '<p>Pogledaj šta je stiglo ove nedelje:</p><ul><li>Jedrenje: vikend kurs za početnike</li><li>Let balonom iznad Fruške gore</li><li>Banja i sauna za dvoje</li></ul>',
    image: '/pictures/travel-sailing-0.svg',
  },
  {
    daysAgo: 15,
    sendFrom: 'Izbor',
    titleEn: 'Obaveštenje',
    titleSr: 'Obaveštenje',
    textEn: '<p>The shop has a new look. Everything you saved and bought is where it was.</p>',
    textSr: '<p>Prodavnica ima novo ruho. Sve što čuvaš i što je kupljeno ostalo je na svom mestu.</p>',
  },
  {
    daysAgo: 21,
    sendFrom: 'Domaća korpa',
    titleEn: 'The grocery voucher works in fourteen more shops',
    titleSr: 'Vaučer za namirnice važi u još četrnaest prodavnica',
    textEn: '<p>The whole list is attached. Vouchers bought earlier work there too.</p>',
    textSr: '<p>Ceo spisak je u prilogu. Važe i vaučeri koji su kupljeni ranije.</p>',
    image: '/pictures/food-groceries-1.svg',
    attachment: '/pictures/leaflet-shops.svg',
  },
  {
    daysAgo: 27,
    sendFrom: 'Škola Reč',
    titleEn: 'A new English group starts on Monday',
    titleSr: 'Nova grupa engleskog počinje u ponedeljak',
    textEn:
      '<p>Mondays and Wednesdays at <strong>18:00</strong>, levels A1 and A2. A missed lesson can be made up in the other group.</p>',
    textSr:
      '<p>Ponedeljkom i sredom u <strong>18 časova</strong>, nivoi A1 i A2. Propušten čas može da se nadoknadi u drugoj grupi.</p>',
    image: '/pictures/education-speech-1.svg',
    attachment: '/pictures/leaflet-course.svg',
  },
  {
    daysAgo: 33,
    sendFrom: HUMAN_RESOURCES,
    titleEn:
      'How the benefits work from this season on: budgets, requests, subscriptions and what to do when something is not right',
    titleSr: 'Kako benefiti rade od ove sezone: budžeti, zahtevi, pretplate i šta kada nešto nije u redu',
    textEn:
      '<p>The rules are now <strong>shorter</strong>, and here they all are.</p><h3>Budgets</h3><ul><li>The flexible budget stays until you spend it</li><li>Yearly budgets end with the calendar year</li><li>What a request holds comes back if it is rejected</li></ul><h3>Requests</h3><p>Send the receipt within a year. A photo is enough when the date, the provider and the amount can be read. <em>Most are decided within three working days.</em></p><h3>When something is not right</h3><p>Write to us from the contact page: every working day from 9 to 17.</p>',
    textSr:
      '<p>Pravila su sada <strong>kraća</strong>, i ovo su sva.</p><h3>Budžeti</h3><ul><li>Fleksibilni budžet ostaje dok ga ne potrošiš</li><li>Godišnji budžeti važe do kraja kalendarske godine</li><li>Ono što zahtev zadrži vraća se kada bude odbijen</li></ul><h3>Zahtevi</h3><p>Račun pošalji u roku od godinu dana. Dovoljna je fotografija na kojoj se vide datum, prodavac i iznos. <em>Većina se rešava za tri radna dana.</em></p><h3>Kada nešto nije u redu</h3><p>Piši nam sa stranice za kontakt: svakog radnog dana od 9 do 17 časova.</p>',
    attachment: '/pictures/leaflet-course.svg',
  },
  {
    daysAgo: 40,
    sendFrom: 'Izbor',
    titleEn: 'Twenty new weekends in nature',
    titleSr: 'Dvadeset novih vikenda u prirodi',
    textEn:
      '<p>From Tara to the Iron Gates: cabins, lakes and lookouts. <em>Twenty per cent less</em> until the end of the month.</p>',
    textSr:
      '<p>Od Tare do Đerdapa: kolibe, jezera i vidikovci. <em>Dvadeset odsto povoljnije</em> do kraja meseca.</p>',
    image: '/pictures/travel-mountains-0.svg',
  },
  {
    daysAgo: 52,
    sendFrom: 'Vežbaonica Vračar',
    titleEn: 'The sauna is closed on Tuesday morning',
    titleSr: 'Sauna ne radi u utorak pre podne',
    textEn: '<p>The heater is being replaced. It will be warm again from noon.</p>',
    textSr: '<p>Menja se grejač. Od podneva je sve ponovo toplo.</p>',
  },
  {
    daysAgo: 66,
    sendFrom: HUMAN_RESOURCES,
    titleEn: 'Office massage: a new list',
    titleSr: 'Masaža u kancelariji: novi spisak',
    textEn: '<p>Every other Wednesday, in the small meeting room. Choose fifteen minutes that suit you.</p>',
    textSr: '<p>Svake druge srede, u maloj sali za sastanke. Izaberi petnaest minuta koji ti odgovaraju.</p>',
    image: '/pictures/wellness-stones-1.svg',
    attachment: '/pictures/leaflet-massage.svg',
  },
  {
    daysAgo: 88,
    sendFrom: 'Točak i lanac',
    titleEn: 'Your bicycle is ready to be picked up',
    titleSr: 'Bicikl možeš da preuzmeš',
    textEn: '<p>Gears and brakes are tuned. What was done is in the attachment.</p>',
    textSr: '<p>Menjač i kočnice su podešeni. Šta je urađeno piše u prilogu.</p>',
    image: '/pictures/mobility-bicycle-0.svg',
    attachment: '/pictures/leaflet-bicycle.svg',
  },
  {
    daysAgo: 120,
    sendFrom: HUMAN_RESOURCES,
    titleEn: "The company's sports day: vote for the programme",
    titleSr: 'Sportski dan kompanije: glasaj za program',
    textEn: '<p>The wall, the river or a trail? The poll is open for a week.</p>',
    textSr: '<p>Stena, reka ili staza? Anketa je otvorena nedelju dana.</p>',
    image: '/pictures/sport-climbing-0.svg',
  },
];

/** What everybody else was told. */
export const WELCOME_NOTIFICATION: NotificationContent = {
  daysAgo: 30,
  sendFrom: 'Izbor',
  titleEn: 'Welcome to Izbor',
  titleSr: 'Izbor ti želi dobrodošlicu',
  textEn: '<p>Your budget is ready. Look around, keep what you like, and choose in your own time.</p>',
  textSr: '<p>Tvoj budžet je spreman. Razgledaj, sačuvaj šta ti se dopada i biraj polako.</p>',
};
