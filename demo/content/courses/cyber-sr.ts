import type { DocumentText } from '../documents/document-content.ts';

export const CYBER_SR: DocumentText = {
  file: 'bezbednost-na-mrezi',
  title: 'Bezbednost na mreži u radnom danu',
  standfirst: 'Lozinke, lažne poruke i mali običaji koji čuvaju velike stvari.',
  blocks: [
    { heading: '1. Zašto baš ti' },
    {
      text: 'Napadač retko razbija vrata. Mnogo je lakše zamoliti nekoga iznutra da ih otvori. Zato poruka stiže tebi, a ne serveru: u ime banke, kurira, direktora ili podrške. Pošalje se hiljadama ljudi, a dovoljan je jedan umoran utorak.',
    },
    {
      text: 'Dobra vest je da se takvi napadi zaustavljaju malim navikama, a ne znanjem o računarima. Ovde ih je šest.',
    },
    { heading: '2. Kako izgleda lažna poruka' },
    {
      text: 'Nekada su se prepoznavale po greškama u pisanju. Danas su dobro napisane, imaju pravi logotip i tvoje ime. Odaje ih nešto drugo:',
    },
    {
      points: [
        'Žuri ti se: nalog će biti ugašen za sat vremena, paket se vraća danas, direktor čeka.',
        'Traži nešto neobično: lozinku, kod iz poruke, uplatu na nov račun, poklon kartice.',
        'Link ne vodi tamo gde piše. Zadrži miša iznad njega ili ga na telefonu dugo pritisni i pročitaj adresu.',
        'Pošiljalac liči na pravog: dva slova zamenjena, drugi nastavak, dodata crtica.',
        'Prilog koji niko nije najavio, naročito ako traži da uključiš uređivanje ili makroe.',
      ],
    },
    { heading: 'Kako se čita adresa' },
    {
      text: 'Važan je deo neposredno ispred prve kose crte, i to njegov kraj. U adresi banka.rs.prijava-nalog.com gazda nije banka.rs, nego prijava-nalog.com. Sve levo od toga može da piše ko god hoće.',
    },
    {
      rows: [
        ['izbor.example/prijava', 'Gazda je izbor.example. U redu.'],
        ['izbor.example.prijava.net', 'Gazda je prijava.net. Lažno.'],
        ['izb0r.example', 'Nula umesto slova o. Lažno.'],
        ['izbor-nalozi.example', 'Drugo ime. Proveri pre nego što uđeš.'],
      ],
    },
    {
      text: 'Najsigurnije je da link iz poruke i ne koristiš. Otvori stranicu kako je inače otvaraš i pogledaj da li te tamo čeka ono o čemu poruka govori.',
    },
    { heading: '3. Lozinke koje ne pamtiš' },
    {
      text: 'Najčešći put do tvog naloga nije pogađanje, nego lozinka koja je procurela s nekog drugog sajta. Ako je ista svuda, jedno curenje otvara sva vrata. Zato svaki nalog dobija svoju lozinku, dugu i nasumičnu, a pamti je program za lozinke.',
    },
    {
      points: [
        'Jedina lozinka koju pamtiš je ona za program. Napravi je od četiri ili pet nepovezanih reči.',
        'Ostale neka pravi program, po dvadeset znakova i više.',
        'Ne šalji lozinke porukom. Ako baš moraš da podeliš nalog, podeli ga kroz program.',
        'Program ti neće ponuditi lozinku na lažnoj stranici. Kad je ne ponudi, stani i pogledaj adresu.',
      ],
    },
    { heading: '4. Drugi korak' },
    {
      text: 'Kod iz aplikacije ili ključ koji se dodirne znače da ukradena lozinka sama ne vredi. Uključi ga prvo za e-poštu, jer se preko nje menjaju sve ostale lozinke, zatim za banku i poslovne naloge. Kodove za oporavak odštampaj i čuvaj van računara.',
    },
    {
      text: 'Kod nikada ne diktiraš nikome. Prava podrška ga ne traži. Ako kod stigne sam od sebe, neko upravo zna tvoju lozinku: promeni je.',
    },
    { heading: '5. Novac i hitnost' },
    {
      text: 'Prevara koja najviše košta ne koristi viruse. Poruka u ime direktora ili dobavljača traži hitnu uplatu ili menja broj računa. Pravilo je jedno: svaku promenu računa i svaku neobičnu uplatu proveri drugim putem. Pozovi na broj koji znaš od ranije, a ne na onaj iz poruke. Niko razuman neće ti zameriti na pozivu.',
    },
    { heading: '6. Uređaji i mesta' },
    {
      points: [
        'Ažuriranja pusti čim se jave. Rupe koje zatvaraju već su poznate i napadačima.',
        'Zaključaj ekran kad ustaneš, i u kancelariji. Na većini računara to je jedna prečica.',
        'USB koji je neko našao ne ide u računar, nego podršci.',
        'U kafiću koristi službeni VPN ili internet sa svog telefona, i sedi tako da ti ekran ne gledaju s leđa.',
        'Poslovne fajlove drži tamo gde kompanija pravi rezervne kopije, a ne na radnoj površini.',
      ],
    },
    { heading: '7. Kad se ipak desi' },
    {
      text: 'Svako jednom klikne. Razlika je u prvom satu.',
    },
    {
      rows: [
        ['Odmah', 'Promeni lozinku na pravoj stranici, s drugog uređaja ako možeš.'],
        ['Zatim', 'Javi podršci šta je bilo, kada i šta je uneto. Pošalji im poruku kao prilog.'],
        ['Ne radi', 'Ne briši poruku, ne gasi računar i ne pokušavaj da to središ u tišini.'],
        ['Posle', 'Pogledaj s kojih je uređaja prijavljen nalog i odjavi one koji nisu tvoji.'],
      ],
    },
    {
      text: 'Ko prijavi na vreme, sačuvao je kompaniji mnogo. Ko sakrije, poklonio je napadaču vreme. Zato prijava greške nije kazna, nego pomoć.',
    },
    { heading: 'Za poneti' },
    {
      points: [
        'Žurba je znak za usporavanje.',
        'Gledaj kraj adrese, a ne logotip.',
        'Svaki nalog svoja lozinka, važni nalozi i drugi korak.',
        'Novac se proverava drugim putem.',
        'Klik se prijavljuje odmah.',
      ],
    },
  ],
};
