import type { SnapshotFrom } from 'xstate';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { importMachine } from './import.machine.ts';
import { certainImport, seenImport, ticked } from './sample-import.ts';

type Snapshot = SnapshotFrom<typeof importMachine>;

const refused = refusalOf({ status: 409, code: 'imports.status', message: 'This import is at another step by now.' });
const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });
const unreachable = refusalOf({ kind: 'network', code: 'network' });

const at = (status: Import['status'], rest: Partial<Import> = {}) => seenImport(status, rest);
const sameFile = { id: 7, committed_at: '2026-11-02T10:15:00.000Z' };
const news = (seen: Import) => ({ type: 'import.moved', seen });

const reading = {
  'waits for its rows': {
    event: answers('readImport', at('uploading')),
    words: 'the server answers that rows are missing',
  },
  'waits for its columns': {
    event: answers('readImport', at('mapping')),
    words: 'the server answers that its columns are not said yet',
  },
  'is certain': {
    event: ({ context: { skipped } }: Snapshot) => (skipped ? null : answers('readImport', certainImport())),
    words: 'the server answers that each of its columns is known for sure',
  },
  'was brought before': {
    event: ({ context: { known } }: Snapshot) =>
      known ? null : answers('readImport', at('mapping', { same_file: sameFile })),
    words: 'the server answers that the same file was brought before',
  },
  'is being checked': {
    event: answers('readImport', at('checking')),
    words: 'the server answers that it is being checked',
  },
  'has problems': {
    event: answers('readImport', at('problems')),
    words: 'the server answers that rows wait for a word',
  },
  'is ready': { event: answers('readImport', at('ready')), words: 'the server answers that it may be committed' },
  'waits for a second': {
    event: answers('readImport', at('waiting')),
    words: 'the server answers that it waits for a second person',
  },
  'is committed': { event: answers('readImport', at('done')), words: 'the server answers that it is committed' },
  'is being taken back': {
    event: answers('readImport', at('undoing')),
    words: 'the server answers that it is being taken back',
  },
  'was taken back': { event: answers('readImport', at('undone')), words: 'the server answers that it was taken back' },
  'was thrown away': {
    event: answers('readImport', at('discarded')),
    words: 'the server answers that it was thrown away',
  },
  'is not there': { event: fails('readImport', refusalOf({ status: 404 })), words: 'the server knows no such import' },
  'reading breaks': { event: fails('readImport', broken), words: 'the server fails' },
  'reading silent': { event: passes('answerLimit', 'import.reading'), words: 'no answer comes in time' },
  'reads again': { event: { type: 'import.reread' }, words: 'the person wants it read again' },
} as const;

const world = {
  'news of columns': { event: news(at('mapping')), words: 'another tab has stopped the check' },
  'news of problems': { event: news(at('problems')), words: 'it is checked, and rows wait for a word' },
  'news of readiness': { event: news(at('ready')), words: 'it is checked, and nothing waits any more' },
  'news of proposal': { event: news(at('waiting')), words: 'a colleague has sent it to a second person' },
  'news of commit': { event: news(at('done')), words: 'a colleague has committed it' },
  'news of progress': {
    event: ({ value }: Snapshot) => {
      if (value === 'known') return news(at('mapping', { same_file: sameFile }));
      const status = value === 'unfinished' ? 'uploading' : value === 'checking' || value === 'undoing' ? value : null;
      return status && news(at(status));
    },
    words: 'it goes on as it did',
  },
  'news of taking back': { event: news(at('undoing')), words: 'a colleague takes it back' },
  'news of undone': { event: news(at('undone')), words: 'it is taken back' },
  'news of throwing': { event: news(at('discarded')), words: 'a colleague has thrown it away' },
} as const;

const mapping = {
  'goes on': { event: { type: 'same.accept' }, words: 'the person goes on with the same file' },
  'sets a column': {
    event: { type: 'column.set', field: 'unit', column: 3 },
    words: 'the person says which column a field is in',
  },
  'has it checked': { event: { type: 'check.start' }, words: 'the person has the rows checked' },
  'checking begins': { event: answers('check', at('checking')), words: 'the server begins to check' },
  'check is refused': { event: fails('check', refused), words: 'the server does not check it' },
  'skip silent': {
    event: passes('answerLimit', 'import.skipping'),
    words: 'the server does not say that it checks what is certain',
  },
  'check silent': { event: passes('answerLimit', 'import.starting'), words: 'the server does not say that it checks' },
  'stops it': { event: { type: 'check.stop' }, words: 'the person stops the check' },
  'check stopped': { event: answers('stopCheck', at('mapping')), words: 'the server stops the check' },
  'check was over': { event: answers('stopCheck', at('problems')), words: 'the check was over before' },
  'stop is refused': { event: fails('stopCheck', broken), words: 'the server does not stop it' },
  'stop silent': { event: passes('answerLimit', 'import.stopping'), words: 'the server does not say that it stops' },
  'throws away': { event: { type: 'import.discard' }, words: 'the person throws it away' },
  'throwing answers': { event: answers('discard', at('discarded')), words: 'the server throws it away' },
  'throwing is refused': { event: fails('discard', refused), words: 'the server does not throw it away' },
  'throwing silent': {
    event: passes('answerLimit', 'import.discarding'),
    words: 'the server does not say that it is gone',
  },
} as const;

const correcting = {
  corrects: {
    event: ({ context: { corrections } }: Snapshot) =>
      corrections.length > 1
        ? null
        : { type: 'rows.correct', correction: { rows: [{ line: 112, cells: { email: 'djordje@vetar.rs' } }] } },
    words: 'the person corrects a row',
  },
  'leaves problems': { event: answers('correct', at('problems')), words: 'other rows still wait for a word' },
  'leaves none': { event: answers('correct', at('ready')), words: 'no row waits any more' },
  'correction is refused': { event: fails('correct', broken), words: 'the server does not take the correction' },
  'correction silent': {
    event: passes('answerLimit', 'import.correcting'),
    words: 'the server does not say in time that it took the correction',
  },
  'brings corrections': {
    event: { type: 'rows.revise', file: 'problemi.csv' },
    words: 'the person brings the corrected list of problems',
  },
  'revision leaves problems': {
    event: answers('revise', at('problems')),
    words: 'some rows of it still wait for a word',
  },
  'revision leaves none': { event: answers('revise', at('ready')), words: 'all that was wrong is corrected by it' },
  'revision is refused': { event: fails('revise', refused), words: 'the server does not take the list' },
  'revision silent': { event: passes('longLimit', 'import.revising'), words: 'the list is not taken in time' },
  'opens columns': { event: { type: 'mapping.reopen' }, words: 'the person goes back to the columns' },
} as const;

const committing = {
  commits: { event: { type: 'import.commit', after: ticked(1) }, words: 'the person commits it' },
  'commits what misses': {
    event: { type: 'import.commit', after: ticked(1, { lastDay: null }) },
    words: 'the person commits it without saying what is to be said',
  },
  'commits all': { event: answers('commit', at('done')), words: 'the server has written all of it' },
  'proposes all': {
    event: answers('commit', at('waiting')),
    words: 'the server says that a second person has to approve it',
  },
  'commit is refused': {
    event: fails('commit', refusalOf({ status: 409, code: 'imports.changed', message: '2 rows are others by now.' })),
    words: 'the server says that somebody is another than was seen',
  },
  'commit unreachable': { event: fails('commit', unreachable), words: 'the network is gone while it is written' },
  'commit silent': {
    event: passes('longLimit', 'import.committing'),
    words: 'the server does not say in time that it is written',
  },
  'was committed': { event: answers('askCommitted', at('done')), words: 'the server answers that all is written' },
  'was proposed': {
    event: answers('askCommitted', at('waiting')),
    words: 'the server answers that a second person has to approve it',
  },
  'was not committed': {
    event: answers('askCommitted', at('ready')),
    words: 'the server answers that nothing is written',
  },
  'asking breaks': { event: fails('askCommitted', unreachable), words: 'the server cannot be asked either' },
  'asking silent': {
    event: passes('answerLimit', 'import.unsure.asking'),
    words: 'the server does not say in time how it stands',
  },
  'asks again': { event: { type: 'outcome.ask' }, words: 'the person wants it asked again' },
} as const;

const undoing = {
  'wants it back': { event: { type: 'undo.ask' }, words: 'the person wants to take it back' },
  confirms: { event: { type: 'undo.confirm' }, words: 'the person confirms' },
  'keeps it': { event: { type: 'undo.dismiss' }, words: 'the person keeps it' },
  'taking back begins': { event: answers('undo', at('undoing')), words: 'the server begins to take it back' },
  'undo is refused': {
    event: fails('undo', refusalOf({ status: 409, code: 'imports.undo_over', message: 'The 24 hours are over.' })),
    words: 'the server says that it is too late',
  },
  'undo silent': {
    event: passes('answerLimit', 'import.takingBack'),
    words: 'the server does not say that it takes it back',
  },
} as const;

const nameOf = ({ value, context: { corrections } }: Snapshot) =>
  corrections.length > 1 ? `${statePath(value)}, more` : statePath(value);

const button = (text: `imports:${string}`) => ({ role: 'button', text, is: 'enabled' }) as const;
const heading = (text: `imports:${string}`) => ({ role: 'heading', text }) as const;
const status = (text: `imports:${string}`) => ({ role: 'status', text }) as const;
const alert = { role: 'alert' } as const;

/** Paths of an import: samples of its events, and how each state is recognised. */
export const importPaths: PathsDefinition<typeof importMachine> = {
  name: 'import',
  machine: importMachine,
  input: { id: 12, writes: true },
  nameOf,
  events: { ...reading, ...world, ...mapping, ...correcting, ...committing, ...undoing },
  couplings: [
    'problems | news of readiness | ready',
    'ready | news of commit | done',
    'confirming | news of undone | undone',
    'undoing | news of undone | undone',
  ],
  states: {
    reading: { words: 'it is being read', sights: [status('imports:reading')] },
    unfinished: { words: 'it is said that rows are missing', sights: [alert, button('imports:discard')] },
    known: { words: 'it is said who brought the same file and when', sights: [button('imports:known.accept')] },
    mapping: { words: 'it is asked which column is what', sights: [button('imports:mapping.check')] },
    starting: { words: 'the check is being begun', sights: [status('imports:starting')] },
    skipping: { words: 'the check is being begun, for its columns are certain', sights: [status('imports:starting')] },
    checking: {
      words: 'rows are being checked',
      sights: [{ role: 'progressbar', text: 'imports:checking.label' }, button('imports:checking.stop')],
    },
    stopping: { words: 'the check is being stopped', sights: [status('imports:stopping')] },
    problems: { words: 'the rows that wait for a word are shown', sights: [button('imports:problems.leaveOutAll')] },
    correcting: { words: 'rows are being looked at anew', sights: [status('imports:correcting')] },
    revising: { words: 'the corrected list is being taken in', sights: [status('imports:revising')] },
    ready: {
      words: 'it is said what will be written',
      sights: [Object.assign({ opening: true } as const, button('imports:ready.commit'))],
    },
    committing: { words: 'all of it is being written', sights: [status('imports:committing')] },
    'unsure.asking': { words: 'it is asked whether it was written', sights: [status('imports:asking')] },
    'unsure.unresolved': {
      words: 'it is said that nobody knows whether it was written',
      sights: [alert, button('imports:unsure.ask')],
    },
    waiting: { words: 'it is said that a second person has to approve it', sights: [heading('imports:waiting.title')] },
    done: {
      words: 'it is said what was written',
      sights: [button('imports:done.undo')],
    },
    confirming: {
      words: 'it is asked whether to take it back',
      sights: [{ role: 'alertdialog' }, button('imports:undo.confirm')],
    },
    // Before the page, which is not to be used meanwhile.
    takingBack: {
      words: 'taking it back is being begun',
      sights: [{ role: 'alertdialog' }, { role: 'button', text: 'imports:undo.confirm', is: 'disabled' }],
    },
    undoing: { words: 'it is being taken back', sights: [status('imports:undoing')] },
    undone: { words: 'it is said what was taken back and what stays', sights: [heading('imports:undone.title')] },
    discarding: { words: 'it is being thrown away', sights: [status('imports:discarding')] },
    discarded: { words: 'it is said that it was thrown away', sights: [heading('imports:discarded.title')] },
    missing: { words: 'it is said that there is no such import', sights: [alert] },
    failed: { words: 'it is said that it could not be read', sights: [alert, button('imports:again')] },
  },
};
