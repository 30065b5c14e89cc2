import type { DocumentText } from '../documents/document-content.ts';

export const FIRST_AID_SR: DocumentText = {
  file: 'prva-pomoc-na-poslu',
  title: 'Prva pomoć na poslu',
  standfirst: 'Šta da uradiš u prvih nekoliko minuta, dok hitna pomoć ne stigne.',
  blocks: [
    { heading: 'Pre nego što počneš' },
    {
      text: 'Ovaj tekst daje redosled i objašnjenja. Ne zamenjuje vežbu na lutki ni uputstvo lekara. Pitaj u kompaniji ko je obučen za prvu pomoć, gde stoji ormarić i da li postoji defibrilator. To su tri odgovora koja treba znati pre nego što zatrebaju.',
    },
    { heading: '1. Četiri koraka za svaku nesreću' },
    {
      rows: [
        [
          'Bezbednost',
          'Stani i pogledaj: struja, mašina, dim, saobraćaj, prosuta hemikalija. Ako prilaz nije bezbedan, ne prilazi. Isključi struju ili mašinu ako možeš.',
        ],
        ['Provera', 'Obrati se glasno, dodirni rame. Da li odgovara? Da li diše normalno?'],
        ['Poziv', 'Hitna pomoć je 194, a iz svake evropske zemlje i 112. Telefon stavi na zvučnik.'],
        ['Pomoć', 'Radi ono što umeš dok ne stigne neko ko ume više. Ne ostavljaj povređenog samog.'],
      ],
    },
    { heading: 'Šta se kaže hitnoj pomoći' },
    {
      points: [
        'gde: ulica i broj, sprat, ulaz, ko će dočekati ekipu',
        'šta se desilo i kada',
        'koliko je povređenih i u kakvom su stanju: da li dišu, da li reaguju',
        'broj telefona s kog zoveš; vezu prva prekida hitna pomoć',
      ],
    },
    { heading: '2. Kad neko ne reaguje' },
    {
      text: 'Zabaci glavu blago unazad i podigni bradu, da jezik ne zatvara put vazduhu. Gledaj grudni koš, slušaj i osećaj dah najviše deset sekundi.',
    },
    {
      text: 'Ako diše normalno, okreni osobu na bok, u položaj u kom usta gledaju nadole, i prati disanje dok ne stigne pomoć. Ako ne diše, ili diše retko i krkljavo, to nije normalno disanje: počni oživljavanje.',
    },
    { heading: '3. Oživljavanje odrasle osobe' },
    {
      points: [
        'Osoba leži na leđima na tvrdom. Klekni pored grudnog koša.',
        'Koren jedne šake stavi na sredinu grudnog koša, drugu šaku preko nje. Laktovi su ispruženi.',
        'Pritiskaj 5 do 6 centimetara duboko, 100 do 120 puta u minuti. Posle svakog pritiska pusti da se grudni koš vrati.',
        'Ako umeš i želiš, posle svakih 30 pritisaka daj dva udaha. Ako ne, samo pritiskaj, bez prekida.',
        'Menjajte se na dva minuta, jer umor smanji dubinu pre nego što se primeti.',
      ],
    },
    {
      text: 'Ne prekidaj dok osoba ne počne normalno da diše, dok te ne zameni ekipa hitne pomoći ili dok više ne možeš. Rebro može da pukne; to nije razlog da staneš.',
    },
    { heading: 'Defibrilator' },
    {
      text: 'Automatski spoljni defibrilator sme da upotrebi svako. Uključi ga i slušaj: uređaj govori gde se lepe elektrode i kada da se svi odmaknu. Šok daje samo ako je potreban. Dok se elektrode lepe, drugi nastavlja pritiske.',
    },
    { heading: '4. Jako krvarenje' },
    {
      points: [
        'Pritisni ranu čvrsto gazom, maramicom ili šakom, po mogućstvu s rukavicama.',
        'Ako krv probije, dodaj novi sloj preko starog. Prvi sloj se ne skida.',
        'Kad popusti, zavij čvrsto, ali tako da se prsti ne hlade i ne bele.',
        'Predmet koji je ostao u rani ne vadi. Pritisni pored njega.',
        'Osoba leži, pokrivena. Bledilo, hladan znoj i zbunjenost znače da treba pozvati 194 odmah.',
      ],
    },
    {
      text: 'Krv iz nosa: glava ide napred, ne nazad. Stisni meki deo nosa deset minuta i diši na usta.',
    },
    { heading: '5. Opekotine' },
    {
      points: [
        'Hladi tekućom, ne ledenom vodom oko dvadeset minuta. To vredi i pola sata posle.',
        'Skini prstenje, sat i odeću oko opekotine pre nego što otekne. Ono što se zalepilo, ostaje.',
        'Pokrij čistom, suvom tkaninom ili kuhinjskom folijom, bez pritiskanja.',
        'Bez leda, masla, paste za zube i masti. Plikove ne buši.',
        'Hemikaliju iz oka ili s kože ispiraj dugo, od nosa ka spolja, i pozovi 194.',
      ],
    },
    { heading: '6. Gušenje' },
    {
      text: 'Dok osoba kašlje, ohrabri je da kašlje i ne diraj je. Kad ne može da govori ni da kašlje:',
    },
    {
      rows: [
        [
          'Udarci',
          'Stani iza i sa strane, nagni osobu napred. Do pet udaraca korenom šake između lopatica, i posle svakog pogledaj da li je izletelo.',
        ],
        [
          'Potisci',
          'Ako nije pomoglo: obuhvati je otpozadi, pesnica između pupka i grudne kosti, do pet naglih potisaka unutra i naviše.',
        ],
        [
          'Ponavljanje',
          'Pet i pet dok ne popusti. Ako izgubi svest, spusti je na pod, pozovi 194 i počni pritiske na grudni koš.',
        ],
      ],
    },
    {
      text: 'Trudnici i veoma krupnoj osobi potisci se rade na sredini grudnog koša. Posle potisaka na stomak lekar uvek treba da pogleda.',
    },
    { heading: '7. Nesvestica, srce, moždani udar' },
    {
      points: [
        'Nesvestica: neka leži, podigni noge, otvori prozor. Ustaje tek posle nekoliko minuta, polako.',
        'Bol ili pritisak u grudima duže od nekoliko minuta, uz znoj ili gušenje: poluleži, mir, 194.',
        'Moždani udar: usta vise na jednu stranu, jedna ruka pada, govor je nerazumljiv. Zapamti vreme kad je počelo i zovi 194. Svaki minut je važan.',
        'Napad uz grčenje: skloni predmete, podmetni nešto meko pod glavu, ne drži i ništa ne stavljaj u usta. Posle napada na bok.',
      ],
    },
    { heading: 'Šta ne treba' },
    {
      points: [
        'ne davati hranu, piće ni lekove onome ko nije sasvim budan',
        'ne pomerati povređenog posle pada s visine, osim ako mu preti druga opasnost',
        'ne slikati; skloniti radoznale',
      ],
    },
    { heading: 'Za poneti' },
    {
      points: [
        'Prvo bezbednost, zatim provera, poziv i pomoć.',
        'Ne diše normalno: pritiskaj jako, brzo i bez prekida.',
        'Krv se pritiska, opekotina se hladi, nos ide napred.',
        'Nešto urađeno vredi više od savršenog koje čeka.',
      ],
    },
  ],
};
