/** What the sample benefits, messages, courses and papers say in English: an English screen shows what an English reader is sent. */
export const english: Readonly<Record<string, string>> = {
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
  'Prva pomoć na poslu': 'First aid at work',
  'Prva pomoć na radnom mestu': 'First aid at work',
  'Šta uraditi u prvih pet minuta, dok pomoć ne stigne.': 'What to do in the first five minutes, until help comes.',
  'Excel od početka': 'Excel from the start',
  'Bezbednost na internetu': 'Safety online',
  'Javni nastup': 'Public speaking',
  'Lične finansije': 'Personal finances',
  'Manje stresa, više vremena: tri kratka kursa za dane koji se otmu.':
    'Less stress, more time: three short courses for days that run away.',
  'Prvi put na čelu tima': 'Leading a team for the first time',
  'Digitalna kancelarija': 'The digital office',
  'Prva pomoć: šta uraditi dok hitna ne stigne': 'First aid: what to do until the ambulance comes',
  'Kolega se srušio i ne reaguje. Šta prvo proveravaš?':
    'A colleague has collapsed and does not respond. What do you check first?',
  'Da li diše, ne duže od deset sekundi': 'Whether they breathe, for no longer than ten seconds',
  'Da li ima temperaturu': 'Whether they have a fever',
  'Da li u džepu ima lična dokumenta, da bi hitna znala koga da obavesti o nezgodi':
    'Whether there are papers in a pocket, so that the ambulance knows whom to tell',
  'Šta sve kažeš kada zoveš 194?': 'What do you say when you call 194?',
  'Šta se dogodilo': 'What happened',
  'Koliko ima povređenih': 'How many are hurt',
  'Ko je kriv': 'Whose fault it is',
  'Siguran kolektiv: prva pomoć, stres i digitalna bezbednost': 'A safe team: first aid, stress and safety online',
  '<p>Pokaži karticu na blagajni najkasnije <strong>pola sata</strong> pre početka predstave.</p>':
    '<p>Show your card at the box office at least <strong>half an hour</strong> before the play.</p>',
  '<p>Od ponedeljka radimo do 20 časova.</p>': '<p>From Monday on we are open until 8 p.m.</p>',
  'Godišnji budžeti za sport, zdravlje i usavršavanje važe do 31. decembra, a neiskorišćeni iznosi se ne prenose u narednu godinu':
    'Yearly budgets for sport, health and learning are valid until 31 December, and what is left is not carried over',
  'Bezbedno i zdravo na poslu': 'Safe and healthy at work',
  'Bezbedno i zdravo na radnom mestu': 'Safe and healthy at work',
  'Bezbednost na internetu i zaštita podataka o ličnosti': 'Safety online and the protection of personal data',
  'Dve ulaznice za premijeru po izboru': 'Two tickets for a premiere of your choice',
  'Dve ulaznice za premijeru po izboru u svim pozorištima grada':
    'Two tickets for a premiere of your choice in any theatre of the city',
  'Ploča meseca': 'Record of the month',
  'Naočare po receptu': 'Prescription glasses',
  'Naočare za čitanje': 'Reading glasses',
  'Mesečna članarina: teretana i bazen': 'Monthly membership: gym and pool',
  'Teretana bez ograničenja': 'Unlimited gym',
  'Masaža leđa': 'Back massage',
  'Joga u parku': 'Yoga in the park',
  Šolja: 'Cup',
  'Budžet za drugo polugodište': 'Budget for the second half of the year',
  'Karte za pozorište': 'Theatre tickets',
  'Kurs grnčarije': 'Pottery course',
  'Dnevni boravak za psa': 'Day care for a dog',
  'Kad je ceo tim u kancelariji, ne znam gde s psom.':
    'When the whole team is in the office, I have nowhere to leave the dog.',
  'Razgovaramo s partnerom o cenama za kompanije. Javljamo se čim bude dogovoreno.':
    'We are talking to the provider about prices for companies. We will write as soon as it is agreed.',
  'Na fakturi nema imena učesnika. Ko ide?': 'The invoice does not name the participant. Who is going?',
  'Na slici se ne vidi datum računa.': 'The date of the receipt cannot be seen in the picture.',
  'Sa kog budžeta se prvo skida?': 'Which budget is charged first?',
  '<p>Prvo sa budžeta <strong>kategorije</strong>, pa sa fleksibilnog.</p>':
    '<p>First the budget of the <strong>category</strong>, then the flexible one.</p>',
  'Cena se promenila dok je benefit bio u korpi. Šta sad?':
    'The price changed while the benefit was in my cart. What now?',
  Budžet: 'Budget',
  'Uputstvo za podnošenje zahteva za refundaciju putnih i drugih troškova':
    'How to request reimbursement of travel and other costs',
  'Nema veze sa internetom. Proveri je i pokušaj ponovo.': 'No internet connection. Check it and try again.',
  'Server predugo ne odgovara. Pokušaj ponovo.': 'The server is not answering. Try again.',
  Zdravlje: 'Health',
  'Sport i rekreacija': 'Sport and recreation',
  'Veštine i učenje': 'Skills and learning',
};
