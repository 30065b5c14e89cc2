import type { DocumentText } from '../documents/document-content.ts';

export const FINANCE_SR: DocumentText = {
  file: 'licne-finansije',
  title: 'Lične finansije od plate do plate',
  standfirst: 'Budžet koji se drži, rezerva za iznenađenja i kredit bez sitnih slova.',
  blocks: [
    { heading: 'Šta ovaj kurs jeste, a šta nije' },
    {
      text: 'Ovde nema saveta u šta da uložiš. Ima računa koji svako može da proveri olovkom: koliko ulazi, koliko izlazi, šta ostaje i šta te pozajmljeni novac zaista košta. Iznosi u primerima su izmišljeni i okrugli, da bi se lako pratili.',
    },
    { heading: '1. Slika jednog meseca' },
    {
      text: 'Pre nego što bilo šta promeniš, pogledaj kako jeste. Uzmi izvod za poslednja tri meseca i razvrstaj svaki trošak u jednu od tri grupe. Za to je potrebno pola sata i malo hrabrosti.',
    },
    {
      rows: [
        ['Obavezno', 'Stan, računi, hrana, prevoz, rate, vrtić. Mora da se plati.'],
        ['Lepo', 'Izlasci, odeća, pretplate, putovanja, pokloni. Može i bez toga, ali ne dugo.'],
        ['Za sutra', 'Rezerva, štednja, vraćanje duga brže nego što se mora.'],
      ],
    },
    {
      text: 'Polazna mera je pravilo 50/30/20: najviše polovina prihoda na obavezno, oko trećina na lepo, bar petina za sutra. Kod nekoga će biti 65/25/10. To nije neuspeh, nego mesto s kog se kreće.',
    },
    { heading: 'Primer' },
    {
      rows: [
        ['Prihod', '100.000'],
        ['Obavezno', '58.000: stan 30.000, računi 9.000, hrana 15.000, prevoz 4.000'],
        ['Lepo', '30.000'],
        ['Za sutra', '12.000'],
        ['Prvi korak', 'Dve pretplate koje niko ne gleda: 2.400 mesečno, 28.800 godišnje.'],
      ],
    },
    { heading: '2. Budžet koji se drži' },
    {
      points: [
        'Plati prvo sebi: na dan plate prebaci deo za sutra, a ne ono što ostane. Nikad ne ostane.',
        'Godišnje troškove podeli na dvanaest: registracija, osiguranje, letovanje, pokloni. Tada više nisu iznenađenje.',
        'Odredi iznos za lepo i troši ga bez griže savesti. Budžet bez radosti traje dve nedelje.',
        'Jednom mesečno, petnaest minuta: plan pored stvarnosti. Menja se plan, ne sećanje.',
      ],
    },
    { heading: '3. Rezerva' },
    {
      text: 'Rezerva je novac koji čeka pokvaren auto, zub ili mesec bez posla. Obično se preporučuje tri do šest mesečnih troškova, ne plata. Ako su tvoji troškovi 70.000, cilj je između 210.000 i 420.000.',
    },
    {
      text: 'To zvuči daleko, pa idi u tri koraka: prvo 20.000, koliko košta većina malih nevolja, zatim jedan mesec troškova, zatim tri. Drži je odvojeno od tekućeg računa, ali tako da do nje dođeš za dan.',
    },
    { heading: '4. Šta kredit zaista košta' },
    {
      text: 'Mesečna rata govori da li možeš da platiš. Ne govori koliko plaćaš. Za to postoje dva broja: efektivna kamatna stopa, u koju su uračunate i naknade, i ukupan iznos koji ćeš vratiti. Zakon traži da oba stoje u ponudi.',
    },
    {
      rows: [
        ['Pozajmica', '600.000, kamata 10 odsto godišnje'],
        ['Na 3 godine', 'Rata oko 19.360, ukupno oko 697.000'],
        ['Na 6 godina', 'Rata oko 11.115, ukupno oko 800.000'],
        ['Razlika', 'Rata je manja za 8.245, a kredit skuplji za oko 103.000.'],
      ],
    },
    {
      points: [
        'Poredi ponude po efektivnoj stopi i istom roku, nikako po rati.',
        'Pitaj da li je kamata stalna ili promenljiva, i koliko rata može da poraste.',
        'Pitaj šta košta prevremena otplata.',
        'Dozvoljeni minus i kreditna kartica su najskuplji novac u kući. Njih vrati prve.',
      ],
    },
    { heading: 'Kojim redom vraćati dugove' },
    {
      text: 'Na sve dugove plaćaj najmanju ratu, a svaki višak na onaj s najvišom kamatom. Tako te dug ukupno najmanje košta. Ako ti je za istrajnost potreban brz uspeh, počni od najmanjeg, ali znaj da to košta nešto više.',
    },
    { heading: '5. Procenti bez greške' },
    {
      points: [
        'Cena poraste sa 1.000 na 1.250: razlika 250 podeljena sa starom cenom je 25 odsto.',
        'Posle sniženja od 20 odsto pa poskupljenja od 20 odsto nisi na istom: 1.000, pa 800, pa 960.',
        'Inflacija od 5 odsto znači da 100.000 u čarapi za godinu dana kupuje koliko danas oko 95.000.',
        'Snižavanje „do 70 odsto“ znači da je bar jedna stvar snižena toliko. Jedna.',
      ],
    },
    { heading: '6. Previše dobro da bi bilo istinito' },
    {
      text: 'Prevare se menjaju, ali obećanje je uvek isto: mnogo, sigurno i odmah. Ovo su znaci na kojima se staje:',
    },
    {
      points: [
        'siguran i visok prinos, bez rizika',
        'ponuda važi samo danas, ne priča nikome',
        'uplati prvo taksu, pa dobijaš nasledstvo, nagradu ili posao',
        'neko ti pomaže da instaliraš program da bi „video ekran“',
        'dobijaš novac ako dovedeš još ljudi',
      ],
    },
    {
      text: 'Pravi ugovor možeš da poneseš kući i pročitaš. Ko ti to ne da, rekao je sve.',
    },
    { heading: 'Plan za prvi mesec' },
    {
      rows: [
        ['Prva nedelja', 'Izvodi za tri meseca, tri grupe.'],
        ['Druga nedelja', 'Otkaži jednu stvar koju ne koristiš.'],
        ['Na dan plate', 'Nalog koji sam prebacuje deo za sutra.'],
        ['Kraj meseca', 'Petnaest minuta: plan pored stvarnosti.'],
      ],
    },
    { heading: 'Za poneti' },
    {
      points: [
        'Prvo slika, zatim plan.',
        'Deo za sutra odlazi na dan plate.',
        'Kredit se poredi po efektivnoj stopi i ukupnom iznosu.',
        'Najskuplji dug se vraća prvi.',
      ],
    },
  ],
};
