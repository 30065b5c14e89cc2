/** What whoever imports is told at the end of a task. */
export interface ImportWords {
  checked: string;
  stopped: string;
  rows: (done: number, total: number) => string;
  takenBack: string;
  back: (done: number) => string;
  kept: (count: number) => string;
}

const en: ImportWords = {
  checked: 'The file of people is checked',
  stopped: 'Checking the file has stopped',
  rows: (done, total) => `Rows looked at: ${done} of ${total}.`,
  takenBack: 'The import is taken back',
  back: (done) => `Rows taken back: ${done}.`,
  kept: (count) => `Left as they are, because something was changed since: ${count}.`,
};

const sr: ImportWords = {
  checked: 'Fajl sa ljudima je proveren',
  stopped: 'Provera fajla je zaustavljena',
  rows: (done, total) => `Pregledano redova: ${done} od ${total}.`,
  takenBack: 'Uvoz je vraćen',
  back: (done) => `Vraćeno redova: ${done}.`,
  kept: (count) => `Ostavljeno kako jeste, jer je u međuvremenu nešto menjano: ${count}.`,
};

/** The same of people, of benefits, and of budgets. */
export const PEOPLE_WORDS = { en, sr };
export const BENEFIT_WORDS = {
  en: { ...en, checked: 'The file of benefits is checked' },
  sr: { ...sr, checked: 'Fajl sa benefitima je proveren' },
};
export const BUDGET_WORDS = {
  en: {
    ...en,
    checked: 'The file of budgets is checked',
    kept: (count: number) => `Left in part or whole, because it is spent: ${count}.`,
  },
  sr: {
    ...sr,
    checked: 'Fajl sa budžetima je proveren',
    kept: (count: number) => `Ostalo delom ili u celini, jer je potrošeno: ${count}.`,
  },
};
