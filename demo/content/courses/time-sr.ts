import type { DocumentText } from '../documents/document-content.ts';

export const TIME_SR: DocumentText = {
  file: 'vreme-pod-kontrolom',
  title: 'Vreme pod kontrolom',
  standfirst: 'Kako da dan ima plan, plan ima rupe, a posao ima kraj.',
  blocks: [
    { heading: '1. Odakle osećaj da vremena nema' },
    {
      text: 'Dan većini ljudi ne pojede jedan veliki posao, nego dvadeset malih: poruka na koju se odgovara usput, sastanak bez razloga, zadatak koji zapravo pripada nekom drugom. Svaki traje pet minuta, a zajedno uzmu prepodne. Osećaj da vremena nema najčešće nije mera posla, nego mera toga koliko smo puta počinjali ispočetka.',
    },
    {
      text: 'Zato ovaj kurs ne nudi način da stane više. Nudi tri odluke: šta uopšte radiš, kada to radiš i čime se posao završava.',
    },
    { heading: 'Vežba od deset minuta' },
    {
      points: [
        'Napiši sve što ti je juče uzelo više od deset minuta.',
        'Pored svake stavke upiši ko ju je tražio i šta bi se desilo da nije urađena.',
        'Zaokruži one kod kojih je odgovor: ništa. To je prvo vreme koje dobijaš nazad.',
      ],
    },
    { heading: '2. Hitno i važno nisu isto' },
    {
      text: 'Hitno je ono što ima rok uskoro. Važno je ono što menja rezultat: tvoj, timski ili kupčev. Većina dana prođe u hitnom, jer hitno zvoni. Važno retko zvoni, pa mora da dobije mesto unapred.',
    },
    {
      rows: [
        ['Važno i hitno', 'Radi se odmah. Ako ih je svakog dana više od dva, nešto je ranije ostalo bez termina.'],
        [
          'Važno, nije hitno',
          'Dobija termin u kalendaru. Ovde nastaju dobri rezultati: priprema, učenje, razgovor, provera.',
        ],
        ['Hitno, nije važno', 'Prosledi, skrati ili reši jednim odgovorom. Pitaj da li si prava osoba za to.'],
        ['Ni jedno ni drugo', 'Briše se sa spiska, bez griže savesti.'],
      ],
    },
    {
      text: 'Kad nije jasno u koju grupu nešto spada, pitaj se šta će se promeniti za mesec dana ako to ne uradiš. Odgovor obično dođe brže od izgovora.',
    },
    { heading: '3. Plan koji preživi prvi poziv' },
    {
      text: 'Dan isplaniran do poslednjeg minuta pada u devet i deset, kad stigne prvi poziv. Zato unapred rasporedi oko šezdeset odsto radnog vremena. Ostatak nije lenjost, nego prostor za ono što ne možeš da predvidiš, a dešava se svakog dana.',
    },
    {
      points: [
        'Izaberi najviše tri stvari koje danas moraju da se završe. Ostalo je lepo ako stigne.',
        'Najteži od ta tri posla stavi u sate kad ti je glava najbistrija. Za mnoge je to pre podne.',
        'Grupiši sitnice: poruke u dva ili tri navrata dnevno, pozive jedan za drugim.',
        'Između dva sastanka ostavi deset minuta. Tu se zapiše šta je dogovoreno.',
      ],
    },
    { heading: 'Primer jednog dana' },
    {
      rows: [
        ['8.30 do 9.00', 'Pregled kalendara, tri stvari za danas, prve poruke.'],
        ['9.00 do 10.30', 'Najvažniji posao. Obaveštenja isključena.'],
        ['10.30 do 12.00', 'Sastanci i razgovori, jedan za drugim.'],
        ['12.45 do 13.15', 'Poruke, drugi put.'],
        ['13.15 do 15.00', 'Drugi važan posao.'],
        ['15.00 do 16.20', 'Slobodno za nepredviđeno. Ako ga nema, treća stvar.'],
        ['16.20 do 16.30', 'Šta je završeno, šta se prenosi, prva stvar za sutra.'],
      ],
    },
    { heading: '4. Koliko će to trajati' },
    {
      text: 'Ljudi gotovo uvek procene kraće nego što jeste, i to čak i kad su isti posao već radili. Razlog je jednostavan: zamišljamo dan u kom niko ne zove. Dve navike pomažu.',
    },
    {
      points: [
        'Podeli posao na korake od najviše dva sata i saberi ih. Zbir je obično veći od prvog utiska.',
        'Potraži sličan posao iz prošlosti i pogledaj koliko je zaista trajao. Tome veruj više nego osećaju.',
      ],
    },
    {
      text: 'Rok koji bi ti odgovarao nije procena. Kad neko pita do kada, prvo proceni, pa tek onda uporedi s rokom. Ako se ne slažu, to je razgovor koji treba voditi danas, a ne na dan roka.',
    },
    { heading: '5. Jedna stvar odjednom' },
    {
      text: 'Kad te poruka prekine, ne gubiš samo vreme za poruku. Potrebno je još nekoliko minuta da se vratiš tamo gde je misao stala. Četiri takva prekida u satu i od sata ostane malo. Brzina tu ne pomaže, pomaže manje prebacivanja.',
    },
    {
      points: [
        'Isključi obaveštenja dok radiš posao koji traži misao. Ko te hitno treba, zvaće.',
        'Kad te prekinu, zapiši jednom rečju gde si. Povratak je tada dvostruko kraći.',
        'Radi u blokovima od 25 do 50 minuta, s kratkim predahom posle svakog.',
      ],
    },
    { heading: '6. Kako se kaže ne' },
    {
      text: 'Ne nije nepristojno. Nepristojno je da, pa tišina. Dobro ne ima tri dela: šta ne možeš, zašto ukratko i šta možeš umesto toga.',
    },
    {
      points: [
        '„Ove nedelje ne mogu. U utorak imam sat vremena, odgovara li ti to?“',
        '„Mogu to danas, ali onda izveštaj ide sutra. Šta je važnije?“',
        '„Nisam prava osoba za ovo. Mislim da Marko to radi, da vas povežem?“',
      ],
    },
    {
      text: 'Izbegni „videću“ i „ubaciću nekako“. To je da koje niko ne čuje, a ti ga plaćaš.',
    },
    { heading: '7. Pregled na kraju nedelje' },
    {
      text: 'Petnaest minuta petkom vredi više od bilo koje aplikacije. Pogledaj šta je završeno, šta se prenosi i šta je trajalo duže nego što je planirano, i napiši zašto. Ne meri druge, meri svoj plan. Posle mesec dana znaćeš gde ti vreme zaista odlazi.',
    },
    { heading: 'Za poneti' },
    {
      points: [
        'Važno dobija termin, hitno dobija granicu.',
        'Šezdeset odsto dana u planu, ostatak za život.',
        'Procena je zbir koraka, a ne želja.',
        'Ne je odgovor. Dolazi s predlogom.',
      ],
    },
  ],
};
