interface Words {
  title: string;
  stopped: string;
  ready: (rows: string) => string;
  noFile: string;
  leftOut: (count: string) => string;
}

const en: Words = {
  title: 'Your file is ready',
  stopped: 'The file was not made',
  ready: (rows) => `Rows: ${rows}. It can be downloaded from your tasks in administration for 24 hours.`,
  noFile: 'Export the list again when you need it.',
  leftOut: (count) => `Left out because they were removed meanwhile: ${count}.`,
};

const sr: Words = {
  title: 'Fajl je spreman',
  stopped: 'Fajl nije napravljen',
  ready: (rows) => `Redova: ${rows}. Može da se preuzme iz tvojih zadataka u administraciji u naredna 24 sata.`,
  noFile: 'Izvezi spisak ponovo kad ti zatreba.',
  leftOut: (count) => `Izostavljeno jer je u međuvremenu uklonjeno: ${count}.`,
};

/** Texts of the notification at the end of an export. */
export const EXPORT_TEXTS = { EN: en, SR: sr };
