import type { DocumentText } from '../documents/document-content.ts';

export const SPEAKING_SR: DocumentText = {
  file: 'javni-nastup',
  title: 'Javni nastup uprkos tremi',
  standfirst: 'Od prve rečenice do pitanja iz publike: kako se govor gradi i izgovara.',
  blocks: [
    { heading: '1. Jedna rečenica' },
    {
      text: 'Pre slajdova, pre šale i pre uvoda napiši jednu rečenicu: šta publika treba da ponese kad izađe. Ne temu, nego poruku. „Rezultati kvartala“ je tema. „Kupce gubimo na isporuci, a ne na ceni“ je poruka. Ako ne staje u jednu rečenicu, još nije gotova.',
    },
    {
      text: 'Sve što ostane u izlaganju mora da služi toj rečenici. Ono što ne služi, koliko god bilo zanimljivo, ide u prilog ili u koš.',
    },
    { heading: 'Tri pitanja za pripremu' },
    {
      rows: [
        ['Ko sluša', 'Šta već znaju, šta ih brine i kojim rečima o tome govore?'],
        ['Šta posle', 'Šta treba da urade, odluče ili misle drugačije nego pre?'],
        ['Zašto oni', 'Šta od toga imaju? Reci to naglas, jer se samo ne vidi.'],
      ],
    },
    { heading: '2. Kako se gradi deset minuta' },
    {
      rows: [
        ['1 minut', 'Početak koji otvara pitanje: podatak, kratka priča, slika.'],
        ['1 minut', 'Poruka, jednom rečenicom, i šta sledi.'],
        ['6 minuta', 'Tri razloga. Svaki: tvrdnja, primer, šta to znači za vas.'],
        ['1 minut', 'Poruka ponovo, drugim rečima, i šta se od publike traži.'],
        ['1 minut', 'Prostor: pauze, smeh, tehnika koja kasni.'],
      ],
    },
    {
      text: 'Tri razloga nisu magija, ali su mera. Jedan izgleda slabo, pet niko ne zapamti. Najjači stavi na kraj, drugi po snazi na početak.',
    },
    { heading: '3. Prva rečenica' },
    {
      text: 'Publika u prvih pola minuta odluči da li će slušati ili gledati u telefon. Ne troši to vreme na zahvaljivanje i izvinjavanje. „Izvinite, za pripremu nije bilo vremena“ jedina je rečenica koju će svi upamtiti.',
    },
    {
      points: [
        'Podatak: „Prošlog meseca smo izgubili tri sata na svakih deset porudžbina.“',
        'Pitanje: „Kada ste poslednji put čekali paket duže od nedelje?“',
        'Priča: „U ponedeljak je zvala gospođa iz Užica. Zvala je peti put.“',
        'Slika: pokaži jednu stvar i ćuti dve sekunde.',
      ],
    },
    { heading: '4. Slajdovi' },
    {
      text: 'Slajd nije tekst koji čitaš, nego slika onoga što govoriš. Dok publika čita, ne sluša te.',
    },
    {
      points: [
        'Jedna misao po slajdu. Naslov je rečenica, a ne reč.',
        'Najmanja slova koja mogu da se pročitaju iz poslednjeg reda.',
        'Grafikon s jednom obojenom linijom: onom o kojoj govoriš.',
        'Tekst za čitanje pošalji posle, kao dokument.',
      ],
    },
    { heading: '5. Vežbanje' },
    {
      text: 'Čitanje u sebi nije vežba. Izgovori celo izlaganje naglas, stojeći, uz sat, bar tri puta. Prvi put će trajati duže nego što misliš i zvučati gore nego što je. Treći put rečenice same nalaze mesto.',
    },
    {
      points: [
        'Napamet nauči samo prvu i poslednju rečenicu. Ostalo govori po ključnim rečima.',
        'Snimi se telefonom jednom, pogledaj bez tona, pa poslušaj bez slike.',
        'Ako imaš deset minuta, pripremi osam.',
        'Unapred proveri mikrofon, daljinski i prvi slajd.',
      ],
    },
    { heading: '6. Trema' },
    {
      text: 'Trema je telo koje se spremilo za nešto važno. Ne možeš da je ukineš, ali možeš da joj daš posao. Ubrzano srce i toplina su isto ono što se oseća i pred dobar događaj; reci sebi „spremno je“, a ne „strah me je“.',
    },
    {
      rows: [
        ['Sat pre', 'Bez treće kafe. Prošetaj, popij vodu.'],
        ['Deset minuta pre', 'Izgovori prvu rečenicu naglas, u hodniku ili u toaletu.'],
        ['Minut pre', 'Pet dugih izdaha. Stopala čvrsto na pod.'],
        ['Na početku', 'Stani, pogledaj jednu osobu, udahni, kreni.'],
      ],
    },
    {
      text: 'Ako zapneš, ćuti dve sekunde i pogledaj u beleške. Tebi traje kao minut, publici kao misao. Pauza im daje vreme da razumeju, a tebi da udahneš.',
    },
    { heading: '7. Glas, ruke, pogled' },
    {
      points: [
        'Govori sporije nego u razgovoru, a važnu rečenicu još sporije.',
        'Gledaj u lica, po jednu misao svakom, a ne u zid ili ekran.',
        'Ruke drži tako da mogu da se pomere. Džep i prekrštene ruke ih vezuju.',
        'Stani na jedno mesto kad kažeš važno, pomeri se kad prelaziš na sledeće.',
      ],
    },
    { heading: '8. Pitanja' },
    {
      text: 'Saslušaj do kraja, ponovi pitanje kratko da ga svi čuju, odgovori u dve rečenice. Kad ne znaš, reci: „Ne znam, proveriću i javljam do sutra“, i zaista javi. Publika ne traži da znaš sve, nego da ne izmišljaš.',
    },
    {
      text: 'Na napad se ne odgovara napadom. Izdvoj deo koji je pitanje i odgovori na njega: „Čujem da vas brine rok. Evo kako smo ga računali.“ Posle pitanja ponovi poruku, da poslednja reč bude tvoja.',
    },
    { heading: 'Za poneti' },
    {
      points: [
        'Poruka, pa tek onda slajdovi.',
        'Prva i poslednja rečenica napamet, ostalo razgovor.',
        'Pauza je deo govora.',
        '„Ne znam, javljam do sutra“ je dobar odgovor.',
      ],
    },
  ],
};
