import type { DocumentText } from '../documents/document-content.ts';

export const EXCEL_EN: DocumentText = {
  file: 'excel-from-the-first-cell',
  title: 'Excel from the first cell',
  standfirst: 'Spreadsheets that add up, sort and explain themselves, with no fear of formulas.',
  blocks: [
    { heading: '1. A table that can work' },
    {
      text: 'The whole course goes through one table: the expenses of a team in one year. Open an empty workbook and follow the steps. If you use another spreadsheet program, nearly everything is the same, only the buttons are elsewhere.',
    },
    {
      text: 'A good table has three qualities. The first row holds the headings of the columns. One row is one record: one bill, one person, one day. A column always holds the same kind of data. As long as you keep to that, the rest of the program works by itself.',
    },
    {
      rows: [
        ['A: Date', '12/01/2026'],
        ['B: Department', 'Sales'],
        ['C: Description', 'Trip to Novi Sad'],
        ['D: Amount', '8,450.00'],
        ['E: Paid', 'yes'],
      ],
    },
    {
      points: [
        'Leave no empty rows for beauty. The program ends the table there.',
        'Put no totals between the rows. Totals belong below, above, or on another sheet.',
        'Merge no cells in a table of data. It cannot be sorted afterwards.',
        'Do not put two things into one cell. “8,450 RSD, paid” cannot be added up.',
      ],
    },
    { heading: '2. Data and how it looks' },
    {
      text: 'A cell can hold one thing and show another. Inside, a date is the number of days since the beginning of 1900, so without a format 21 November 2026 is shown as 46347. The data is not lost: give the cell the format of a date and it is back.',
    },
    {
      text: 'If you see #### in a cell, the column is only too narrow. Double-click the border between the column headers and it becomes as wide as needed. A number that stands at the left edge is mostly not a number but text, and no sum will count it.',
    },
    { heading: '3. The first formula' },
    {
      text: 'Every formula begins with an equals sign. Without it, it is plain text. A formula can calculate with numbers, but it becomes useful with references only: when the data changes, so does the result.',
    },
    {
      rows: [
        ['=D2+D3', 'The sum of two cells.'],
        ['=SUM(D2:D80)', 'The sum of all cells from D2 to D80.'],
        ['=AVERAGE(D2:D80)', 'The average.'],
        ['=COUNT(D2:D80)', 'How many numbers there are.'],
        ['=SUMIF(B2:B80,"Sales",D2:D80)', 'The sum of the amounts of Sales only.'],
        ['=IF(D2>10000,"check","")', 'Says “check” when the amount is above 10,000.'],
      ],
    },
    {
      text: 'With English settings the parts of a formula are separated by commas, with Serbian ones by semicolons. If a formula is refused while you type it, that is the first thing to look at.',
    },
    { heading: 'An exercise' },
    {
      text: 'Type in ten invented expenses. Make a total below column D. Then change one amount and watch the total. That is the heart of it: data is typed once, and everything else is calculated.',
    },
    { heading: '4. References that move and references that stay' },
    {
      text: 'When you copy a formula one row down, the references in it move one row down. That is a relative reference and mostly just what you want. But when all rows should look at the same cell, say at the euro rate in B1, the reference has to stay. Then a dollar sign goes before the letter and the number.',
    },
    {
      rows: [
        ['=A1*B1', 'Two rows down it is =A3*B3. Everything moves.'],
        ['=A1*$B$1', 'Two rows down it is =A3*$B$1. The rate stays.'],
        ['=A$1', 'The row stays, the column moves.'],
        ['=$A1', 'The column stays, the row moves.'],
      ],
    },
    {
      text: 'You need not type the dollars. While the cursor is on a reference in a formula, the F4 key puts them in and takes them out in turn.',
    },
    { heading: '5. Sorting and filters' },
    {
      text: 'Sorting changes the order of the rows, a filter only hides those that you do not look at now. Nothing is deleted: when you clear the filter, the rows are back.',
    },
    {
      points: [
        'Before sorting, stand in one cell of the table and do not select a single column. If you select one, only that one changes its order, and the amounts end up beside other names.',
        'Check that there are no empty rows: what is below them is not sorted.',
        'Turn the range into a table (Insert, Table). You get a filter, coloured rows and formulas that grow by themselves when you add a row.',
      ],
    },
    {
      text: 'The function SUM adds hidden rows too. If you want the total of what is seen, use SUBTOTAL, or switch on the total row of the table.',
    },
    { heading: '6. A pivot: a question instead of a formula' },
    {
      text: 'How much did each department spend, month by month? No formula is needed for that. Stand in the table, choose Insert, PivotTable. Drag the department to the rows, the date to the columns, the amount to the values. The answer is there in half a minute.',
    },
    {
      text: 'A pivot does not touch the source data, it only adds it up in another place. So it is safe to play with. When the data changes, press Refresh, for it does not refresh by itself.',
    },
    { heading: '7. A chart that can be read' },
    {
      rows: [
        ['A change over time', 'A line chart.'],
        ['Comparing a few things', 'A column chart, ordered by size.'],
        ['Parts of a whole', 'A pie, but with five parts at most. Otherwise columns.'],
      ],
    },
    {
      points: [
        'Let the title say what is seen: “Travel cost twice as much in March” is better than “Expenses”.',
        'Begin the axis of numbers at zero, at least for columns.',
        'Throw out the third dimension, the shadows and the lines that nobody needs.',
        'One colour for everything, another for what you are talking about.',
      ],
    },
    { heading: '8. When something does not work' },
    {
      rows: [
        ['####', 'The column is narrow.'],
        ['#DIV/0!', 'A division by zero or by an empty cell.'],
        ['#REF!', 'A cell that the formula points to was deleted.'],
        ['#NAME?', 'The name of a function is misspelt, or a text has no quotation marks.'],
        ['#VALUE!', 'There is text where a number is needed.'],
        ['The total is small', 'Some numbers are really text. See which ones stand at the left edge.'],
      ],
    },
    { heading: 'To take along' },
    {
      points: [
        'One row is one record, a column holds one kind of data.',
        'Type once, calculate everywhere.',
        'A dollar means: this stays.',
        'A filter hides, a pivot adds up, and neither deletes.',
      ],
    },
  ],
};
