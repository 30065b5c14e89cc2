import { type CourseContent, right, wrong } from './course-content.ts';
import { EXCEL_EN } from './excel-en.ts';
import { EXCEL_SR } from './excel-sr.ts';

export const EXCEL: CourseContent = {
  picture: 'learning-cells-1',
  minutes: 90,
  price: 4900,
  reading: { sr: EXCEL_SR, en: EXCEL_EN },
  sr: {
    name: 'Excel od prve ćelije',
    summary: 'Tabele koje se same sabiraju, sortiraju i objašnjavaju, bez straha od formula.',
    about:
      'Za sve koji u tabele uglavnom kucaju, a zbirove proveravaju digitronom. Korak po korak, na jednoj tabeli troškova, od prve ćelije do izveštaja koji možeš da pošalješ.',
    points: [
      'Pišeš formule koje rade i kad dodaš redove.',
      'Razlikuješ relativnu i apsolutnu adresu i znaš kad ti treba koja.',
      'Sortiraš i filtriraš a da ne pomešaš podatke.',
      'Praviš zbirni pregled i grafikon koji se čita bez objašnjenja.',
    ],
  },
  en: {
    name: 'Excel from the first cell',
    summary: 'Spreadsheets that add up, sort and explain themselves, with no fear of formulas.',
    about:
      'For everybody who mostly types into spreadsheets and checks the totals on a calculator. Step by step, on one sheet of expenses, from the first cell to a report that you can send.',
    points: [
      'You write formulas that still work when rows are added.',
      'You tell relative from absolute references and know which one you need.',
      'You sort and filter without mixing up the data.',
      'You make a summary and a chart that need no explanation.',
    ],
  },
  questions: [
    {
      sr: 'Čime počinje svaka formula?',
      en: 'What does every formula begin with?',
      answers: [
        right('Znakom jednakosti', 'An equals sign'),
        wrong('Navodnikom', 'A quotation mark'),
        wrong('Znakom dolara', 'A dollar sign'),
        wrong('Imenom funkcije', 'The name of a function'),
      ],
    },
    {
      sr: 'Formula =A1*$B$1 kopira se iz ćelije C1 u ćeliju C3. Šta piše u C3?',
      en: 'The formula =A1*$B$1 is copied from cell C1 to cell C3. What does C3 say?',
      answers: [
        wrong('=A1*$B$1', '=A1*$B$1'),
        right('=A3*$B$1', '=A3*$B$1'),
        wrong('=A3*$B$3', '=A3*$B$3'),
        wrong('=C3*$B$1', '=C3*$B$1'),
      ],
    },
    {
      sr: 'Šta važi za dobru tabelu s podacima?',
      en: 'What is true of a good table of data?',
      answers: [
        right('Jedan red je jedan zapis', 'One row is one record'),
        right('Svaka kolona ima naslov', 'Every column has a heading'),
        wrong('Prazan red odvaja mesece', 'An empty row separates the months'),
        wrong('Međuzbirovi stoje između redova', 'Subtotals stand between the rows'),
      ],
    },
    {
      sr: 'U ćeliji je datum, a vidi se broj 46347. Šta se desilo?',
      en: 'A cell holds a date but shows the number 46347. What happened?',
      answers: [
        wrong('Podatak je izgubljen', 'The data is lost'),
        right('Ćelija ima format broja umesto datuma', 'The cell is formatted as a number instead of a date'),
        wrong('Formula ima grešku', 'The formula has an error'),
      ],
    },
    {
      sr: 'Šta znači #### u ćeliji?',
      en: 'What does #### in a cell mean?',
      answers: [
        right('Kolona je preuska za sadržaj', 'The column is too narrow for its content'),
        wrong('Deljenje nulom', 'A division by zero'),
        wrong('Obrisana je ćelija na koju formula pokazuje', 'A cell that the formula points to was deleted'),
      ],
    },
    {
      sr: 'Kojom funkcijom sabiraš samo iznose jednog odeljenja?',
      en: 'Which function adds up the amounts of one department only?',
      answers: [wrong('SUM', 'SUM'), wrong('COUNT', 'COUNT'), right('SUMIF', 'SUMIF'), wrong('AVERAGE', 'AVERAGE')],
    },
    {
      sr: 'Šta treba proveriti pre sortiranja?',
      en: 'What should you check before sorting?',
      answers: [
        right('Da su označene sve kolone, a ne samo jedna', 'That all columns are selected, not just one'),
        right('Da u tabeli nema praznih redova', 'That there are no empty rows in the table'),
        wrong('Da nijedna ćelija nema boju', 'That no cell has a colour'),
      ],
    },
    {
      sr: 'Filter je uključen i vidi se 12 od 80 redova. Gde je ostalih 68?',
      en: 'A filter is on and 12 of 80 rows are shown. Where are the other 68?',
      answers: [
        wrong('Obrisani su', 'They are deleted'),
        right(
          'Sakriveni su i vraćaju se kad se filter ukloni',
          'They are hidden and come back when the filter is cleared',
        ),
        wrong('Na drugom listu', 'On another sheet'),
      ],
    },
    {
      sr: 'Koji grafikon najbolje pokazuje promenu troškova kroz dvanaest meseci?',
      en: 'Which chart shows best how expenses changed over twelve months?',
      answers: [
        right('Linijski', 'A line chart'),
        wrong('Kružni sa dvanaest isečaka', 'A pie with twelve slices'),
        wrong('Trodimenzionalni stubičasti', 'A three-dimensional column chart'),
      ],
    },
    {
      sr: 'Šta pivot tabela radi s izvornim podacima?',
      en: 'What does a pivot table do to the source data?',
      answers: [
        wrong('Sortira ih', 'It sorts it'),
        wrong('Briše duplikate', 'It removes duplicates'),
        right('Ništa, samo ih sabira na drugom mestu', 'Nothing, it only adds it up in another place'),
      ],
    },
  ],
};
