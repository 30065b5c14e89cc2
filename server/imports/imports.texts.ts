/** Words of the notification at the end of a task. */
export interface ImportWords {
  checked: string;
  stopped: string;
  rows: (done: string, total: string) => string;
  takenBack: string;
  backStopped: string;
  back: (done: string) => string;
  ended: (people: string) => string;
  kept: (count: string) => string;
}

const en: ImportWords = {
  checked: 'The file of people is checked',
  stopped: 'Checking the file has stopped',
  rows: (done, total) => `Rows looked at: ${done} of ${total}.`,
  takenBack: 'The import is taken back',
  backStopped: 'Taking the import back has stopped',
  back: (done) => `Rows taken back: ${done}.`,
  ended: (people) => `People whose last day is as it was before: ${people}.`,
  kept: (count) => `Left as they are, because something was changed since: ${count}.`,
};

const sr: ImportWords = {
  checked: 'Fajl sa ljudima je proveren',
  stopped: 'Provera fajla je zaustavljena',
  rows: (done, total) => `Pregledano redova: ${done} od ${total}.`,
  takenBack: 'Uvoz je vraćen',
  backStopped: 'Vraćanje uvoza je stalo',
  back: (done) => `Vraćeno redova: ${done}.`,
  ended: (people) => `Ljudi kojima je poslednji dan opet kao pre: ${people}.`,
  kept: (count) => `Ostavljeno kako jeste, jer je u međuvremenu nešto menjano: ${count}.`,
};

/** Words by kind of import; benefits and budgets differ from people only where they have to. */
export const PEOPLE_WORDS = { EN: en, SR: sr };
export const BENEFIT_WORDS = {
  EN: {
    ...en,
    checked: 'The file of benefits is checked',
    kept: (count: string) =>
      `Left as they are, because something was changed since, or somebody pays for them every month: ${count}.`,
  },
  SR: {
    ...sr,
    checked: 'Fajl sa benefitima je proveren',
    kept: (count: string) =>
      `Ostavljeno kako jeste, jer je u međuvremenu nešto menjano, ili ih neko plaća svakog meseca: ${count}.`,
  },
};
export const BUDGET_WORDS = {
  EN: {
    ...en,
    checked: 'The file of budgets is checked',
    kept: (count: string) => `Left in part or whole, because it is spent: ${count}.`,
  },
  SR: {
    ...sr,
    checked: 'Fajl sa budžetima je proveren',
    kept: (count: string) => `Ostalo delom ili u celini, jer je potrošeno: ${count}.`,
  },
};
