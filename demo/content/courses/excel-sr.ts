import type { DocumentText } from '../documents/document-content.ts';

export const EXCEL_SR: DocumentText = {
  file: 'excel-od-prve-celije',
  title: 'Excel od prve ćelije',
  standfirst: 'Tabele koje se same sabiraju, sortiraju i objašnjavaju, bez straha od formula.',
  blocks: [
    { heading: '1. Tabela koja ume da radi' },
    {
      text: 'Ceo kurs prolazi kroz jednu tabelu: troškove tima u jednoj godini. Otvori praznu svesku i prati korake. Ako koristiš drugi program za tabele, skoro sve je isto, samo su dugmad na drugom mestu.',
    },
    {
      text: 'Dobra tabela ima tri osobine. U prvom redu su naslovi kolona. Jedan red je jedan zapis: jedan račun, jedna osoba, jedan dan. U jednoj koloni je uvek ista vrsta podatka. Kad se toga držiš, sve ostalo u programu radi samo.',
    },
    {
      rows: [
        ['A: Datum', '12.01.2026.'],
        ['B: Odeljenje', 'Prodaja'],
        ['C: Opis', 'Put u Novi Sad'],
        ['D: Iznos', '8.450,00'],
        ['E: Plaćeno', 'da'],
      ],
    },
    {
      points: [
        'Ne ostavljaj prazne redove radi lepote. Program na njima prekida tabelu.',
        'Ne stavljaj zbirove između redova. Zbirovi idu ispod, iznad ili na drugi list.',
        'Ne spajaj ćelije u tabeli s podacima. Posle se ne mogu sortirati.',
        'Ne upisuj dva podatka u jednu ćeliju. „8.450 RSD, plaćeno“ ne može da se sabere.',
      ],
    },
    { heading: '2. Podatak i njegov izgled' },
    {
      text: 'U ćeliji je jedno, a na ekranu možeš da vidiš drugo. Datum je iznutra broj dana od početka 1900. godine, pa se 21. novembar 2026. bez formata vidi kao 46347. Podatak nije izgubljen: dodeli ćeliji format datuma i vratiće se.',
    },
    {
      text: 'Ako u ćeliji vidiš ####, kolona je samo preuska. Dvaput pritisni granicu između zaglavlja kolona i raširiće se koliko treba. Broj koji stoji uz levu ivicu najčešće nije broj nego tekst, i u zbir neće ući.',
    },
    { heading: '3. Prva formula' },
    {
      text: 'Svaka formula počinje znakom jednakosti. Bez njega je to običan tekst. Formula može da računa s brojevima, ali tek s adresama postaje korisna: kad se podatak promeni, menja se i rezultat.',
    },
    {
      rows: [
        ['=D2+D3', 'Zbir dve ćelije.'],
        ['=SUM(D2:D80)', 'Zbir svih ćelija od D2 do D80.'],
        ['=AVERAGE(D2:D80)', 'Prosek.'],
        ['=COUNT(D2:D80)', 'Koliko ima brojeva.'],
        ['=SUMIF(B2:B80;"Prodaja";D2:D80)', 'Zbir iznosa samo za Prodaju.'],
        ['=IF(D2>10000;"proveri";"")', 'Piše „proveri“ ako je iznos veći od 10.000.'],
      ],
    },
    {
      text: 'U srpskim podešavanjima delove formule razdvaja tačka i zarez, u engleskim zarez. Ako formula javlja grešku odmah pri unosu, to je prvo što treba proveriti.',
    },
    { heading: 'Vežba' },
    {
      text: 'Upiši deset izmišljenih troškova. Ispod kolone D napravi zbir. Zatim promeni jedan iznos i gledaj zbir. To je cela suština: podatak se upisuje jednom, a sve ostalo se računa.',
    },
    { heading: '4. Adrese koje se pomeraju i adrese koje stoje' },
    {
      text: 'Kad formulu kopiraš red niže, adrese u njoj se pomere red niže. To je relativna adresa i najčešće je baš ono što želiš. Ali kad svi redovi treba da gledaju u istu ćeliju, na primer u kurs evra u B1, adresa mora da stoji. Tada se ispred slova i broja stavlja znak dolara.',
    },
    {
      rows: [
        ['=A1*B1', 'Dva reda niže postaje =A3*B3. Pomera se sve.'],
        ['=A1*$B$1', 'Dva reda niže postaje =A3*$B$1. Kurs stoji.'],
        ['=A$1', 'Red stoji, kolona se pomera.'],
        ['=$A1', 'Kolona stoji, red se pomera.'],
      ],
    },
    {
      text: 'Ne moraš da kucaš dolare. Dok je kursor na adresi u formuli, taster F4 ih stavlja i skida redom.',
    },
    { heading: '5. Sortiranje i filter' },
    {
      text: 'Sortiranje menja redosled redova, filter samo sakriva one koje trenutno ne gledaš. Ništa se pritom ne briše: kad filter ukloniš, redovi su opet tu.',
    },
    {
      points: [
        'Pre sortiranja stani u jednu ćeliju tabele i ne označavaj samo jednu kolonu. Ako označiš jednu, samo ona će promeniti redosled, a iznosi će završiti kod tuđih imena.',
        'Proveri da nema praznih redova: ono ispod njih neće biti sortirano.',
        'Pretvori raspon u tabelu (Umetanje, Tabela). Dobijaš filter, boje redova i formule koje se same produže kad dodaš red.',
      ],
    },
    {
      text: 'Funkcija SUM sabira i sakrivene redove. Ako želiš zbir samo onoga što se vidi, koristi SUBTOTAL, ili uključi red zbirova u tabeli.',
    },
    { heading: '6. Pivot: pitanje umesto formule' },
    {
      text: 'Koliko je koje odeljenje potrošilo po mesecima? Za to nije potrebna nijedna formula. Stani u tabelu, izaberi Umetanje, Pivot tabela. Odeljenje prevuci u redove, datum u kolone, iznos u vrednosti. Odgovor je tu za pola minuta.',
    },
    {
      text: 'Pivot ne dira izvorne podatke, samo ih sabira na drugom mestu. Zato je bezbedan za igru. Kad se podaci promene, pritisni Osveži, jer se sam ne osvežava.',
    },
    { heading: '7. Grafikon koji se čita' },
    {
      rows: [
        ['Promena kroz vreme', 'Linijski.'],
        ['Poređenje nekoliko stvari', 'Stubičasti, poređan po veličini.'],
        ['Delovi celine', 'Kružni, ali s najviše pet delova. Inače stubičasti.'],
      ],
    },
    {
      points: [
        'Naslov neka kaže šta se vidi: „Putovanja su u martu koštala dvostruko“ je bolje od „Troškovi“.',
        'Osu brojeva počni od nule, bar kod stubića.',
        'Izbaci treću dimenziju, senke i suvišne linije.',
        'Jedna boja za sve, druga za ono o čemu govoriš.',
      ],
    },
    { heading: '8. Kad nešto ne radi' },
    {
      rows: [
        ['####', 'Kolona je uska.'],
        ['#DIV/0!', 'Deli se nulom ili praznom ćelijom.'],
        ['#REF!', 'Obrisana je ćelija na koju formula pokazuje.'],
        ['#NAME?', 'Pogrešno napisano ime funkcije ili tekst bez navodnika.'],
        ['#VALUE!', 'U računu je tekst tamo gde treba broj.'],
        ['Zbir je mali', 'Neki brojevi su zapravo tekst. Gledaj koji stoje uz levu ivicu.'],
      ],
    },
    { heading: 'Za poneti' },
    {
      points: [
        'Jedan red je jedan zapis, u koloni je jedna vrsta podatka.',
        'Upiši jednom, računaj svuda.',
        'Dolar znači: ovo stoji.',
        'Filter sakriva, pivot sabira, ni jedno ne briše.',
      ],
    },
  ],
};
