interface Words {
  checked: string;
  stopped: string;
  rows: (done: number, total: number) => string;
  takenBack: string;
  back: (done: number) => string;
  kept: (count: number) => string;
}

const en: Words = {
  checked: 'The file of people is checked',
  stopped: 'Checking the file has stopped',
  rows: (done, total) => `Rows looked at: ${done} of ${total}.`,
  takenBack: 'The import is taken back',
  back: (done) => `Rows taken back: ${done}.`,
  kept: (count) => `Left as they are, because somebody changed them since: ${count}.`,
};

const sr: Words = {
  checked: 'Fajl sa ljudima je proveren',
  stopped: 'Provera fajla je zaustavljena',
  rows: (done, total) => `Pregledano redova: ${done} od ${total}.`,
  takenBack: 'Uvoz je vraćen',
  back: (done) => `Vraćeno redova: ${done}.`,
  kept: (count) => `Ostavljeno kako jeste, jer je u međuvremenu menjano: ${count}.`,
};

/** What whoever imports is told at the end of a task. */
export const IMPORT_TEXTS = { en, sr };
