import type { DocumentText } from '../documents/document-content.ts';

export const LEADING_SR: DocumentText = {
  file: 'prvi-put-na-celu-tima',
  title: 'Prvi put na čelu tima',
  standfirst: 'Osnove vođenja za one koji su juče bili kolege, a danas odgovaraju za rezultat.',
  blocks: [
    { heading: '1. Novi posao, a ne veći stari' },
    {
      text: 'Do juče se tvoj rad merio onim što uradiš. Od danas se meri onim što tim uradi. To je lako reći, a teško živeti, jer je stari posao poznat i prija, a novi se sastoji od razgovora. Prva zamka je da pored vođenja zadržiš i sve staro.',
    },
    {
      rows: [
        ['Pre', 'Znam odgovor. Uradim. Gotovo je kad ja završim.'],
        ['Sad', 'Znam ko zna. Pomognem da uradi. Gotovo je kad radi i bez mene.'],
      ],
    },
    { heading: '2. Prvih trideset dana' },
    {
      text: 'U prvoj nedelji ne menjaj ništa što ne gori. Razgovaraj sa svakim iz tima pojedinačno, po pola sata, i postavi ista četiri pitanja:',
    },
    {
      points: [
        'Šta ide dobro i ne bi trebalo dirati?',
        'Šta te usporava?',
        'Čime se poslednjih meseci ponosiš?',
        'Čega bi u tvom poslu trebalo da bude više, a čega manje?',
      ],
    },
    {
      text: 'Zapisuj odgovore. Zatim pred celim timom reci šta je rečeno, šta se menja, šta ostaje i kada ćete o ostalom odlučivati. Ko je juče bio kolega, danas treba jasno da čuje i ovo: „Neke stvari ćemo i dalje deliti, ali odluke o raspodeli posla sada donosim ja.“',
    },
    { heading: '3. Ciljevi o kojima se ne raspravlja na kraju' },
    {
      text: 'Dobar cilj ima tri dela: šta će biti drugačije, kako ćemo znati i do kada. Ako dvoje ljudi mogu da ga pročitaju i ne slože se da li je ispunjen, još nije cilj nego želja.',
    },
    {
      rows: [
        ['Želja', 'Budite brži.'],
        ['Cilj', 'Do kraja marta na pitanja kupaca odgovaramo za najviše jedan radni dan.'],
        ['Želja', 'Poboljšati saradnju s prodajom.'],
        ['Cilj', 'Od prvog maja prodaja i mi imamo zajednički spisak otvorenih pitanja, pregledan svakog ponedeljka.'],
      ],
    },
    {
      text: 'Tri cilja po tromesečju su dovoljna. Sve preko toga znači da još nije odlučeno šta je važno.',
    },
    { heading: '4. Poveravanje' },
    {
      text: 'Poveriti znači dati rezultat, a ne korake. Kažeš šta treba da postoji na kraju, do kada, zašto je važno i šta je granica. Put bira onaj ko radi. Ako će uraditi drugačije nego ti, a dobro, to je uspeh.',
    },
    {
      points: [
        'Zatraži da ti se zadatak prepriča. Nesporazum otkriven u prvom minutu ne košta ništa.',
        'Dogovorite kada ćete pogledati zajedno: na početku, na pola, pred kraj. Između toga ne proveravaj.',
        'Poveravaj i zanimljivo, ne samo ono što ti je dosadno.',
        'Kad se nešto vrati tebi, pitaj: „Šta ti predlažeš?“ pre nego što odgovoriš.',
      ],
    },
    { heading: '5. Povratna informacija' },
    {
      text: 'Dobra povratna informacija govori o događaju, a ne o osobi. Ima tri dela: šta se desilo, šta je to izazvalo i pitanje za ubuduće.',
    },
    {
      rows: [
        ['O osobi', '„Neorganizovani ste.“'],
        [
          'O događaju',
          '„Izveštaj je stigao dan kasnije, pa klijent nije imao brojke za sastanak. Šta bi pomoglo sledeći put?“',
        ],
      ],
    },
    {
      points: [
        'Kritika: uskoro i u četiri oka. Pred drugima samo pohvala.',
        'Pohvala: konkretna. Šta je urađeno i kome je pomoglo.',
        'Pohvali bar tri puta češće nego što kritikuješ, ali samo kad je istina.',
        'Ne čuvaj ništa za godišnji razgovor. Tamo ne sme da bude iznenađenja.',
        'Traži je i za sebe: „Šta da radim drugačije?“ Zatim ćuti i zapiši.',
      ],
    },
    { heading: '6. Razgovor u četiri oka' },
    {
      text: 'Pola sata, svake ili svake druge nedelje, sa svakim. Ne otkazuje se. To nije izveštaj o zadacima, za to postoje alati. To je vreme u kom član tima govori, a ti slušaš: otprilike dve trećine prema jednoj.',
    },
    {
      points: [
        'Kako si, stvarno?',
        'Šta te ove nedelje najviše troši?',
        'U čemu ti mogu pomoći, a gde samo smetam?',
        'Šta želiš da naučiš do leta?',
      ],
    },
    {
      text: 'Vodi kratke beleške o dogovorenom i počni sledeći razgovor od njih. Ako dvaput obećaš pa ne uradiš, treći put ti neće reći ništa važno.',
    },
    { heading: '7. Nesuglasice' },
    {
      text: 'Neslaganje o poslu je zdravo, neslaganje o ljudima nije. Kad se dvoje ne slažu, ne presecaj odmah. Saslušaj ih zajedno, zamoli svakog da kaže stav druge strane tako da ona potvrdi da je dobro rečeno, i tek onda tražite šta je stvarna razlika. Često je mala.',
    },
    {
      text: 'Ako ipak treba odlučiti, odluči, reci zašto i do kada odluka važi. Loša odluka koja se posle popravi bolja je od dobre koja ne dođe.',
    },
    { heading: '8. Greške' },
    {
      text: 'Kad neko prijavi svoju grešku, prva reč je hvala. Druga je pitanje: kako da sistem sledeći put ne dozvoli isto? Tim u kom se greške kriju radi bez svetla. Kad pogrešiš ti, reci to pred timom; posle toga je svima lakše.',
    },
    { heading: 'Plan za devedeset dana' },
    {
      rows: [
        ['1 do 30', 'Razgovori, slušanje, jedna mala popravka koju su svi tražili.'],
        ['31 do 60', 'Ciljevi, raspodela posla, redovni razgovori u četiri oka.'],
        ['61 do 90', 'Prva veća promena, pregled ciljeva, povratna informacija tebi.'],
      ],
    },
    { heading: 'Za poneti' },
    {
      points: [
        'Uspeh tima je tvoj posao.',
        'Poveri rezultat, a ne korake.',
        'O događaju, uskoro, u četiri oka.',
        'Slušaj dva puta duže nego što govoriš.',
      ],
    },
  ],
};
