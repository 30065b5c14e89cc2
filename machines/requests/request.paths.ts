import type { SnapshotFrom } from 'xstate';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';
import type { Budgets } from '#contract/requests/requests.rules.ts';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { requestMachine } from './request.machine.ts';
import { FILE_TOO_LARGE, problemsIn } from './request.setup.ts';
import { type ChosenFile, emptyForm, type OriginalRequest, type RequestForm } from './request-form.ts';

export const typed: RequestForm = {
  kind: 'reimbursement',
  category: 1,
  provider: 'Optika Vid',
  description: 'Naočare za čitanje',
  purchaseDate: '2026-11-18',
  amount: '4500.50',
};

export const receipt: ChosenFile = { name: 'racun.jpeg', bytes: 812_000, type: 'image/jpeg' };

export const original: OriginalRequest = { id: 7, firstFiledAt: '2026-10-02T08:00:00.000Z', file: receipt };

export const filed: RequestDetail = {
  id: 12,
  kind: 'reimbursement',
  status: 'pending',
  needs_information: false,
  category: 'Health/Zdravlje',
  category_id: 1,
  provider_name: 'Optika Vid',
  description: 'Naočare za čitanje',
  purchase_date: '2026-11-18',
  amount: 4500.5,
  currency: 'RSD',
  filed_at: '2026-11-20T10:00:00.000Z',
  decided_at: null,
  resubmits: null,
  first_filed_at: '2026-11-20T10:00:00.000Z',
  resubmitted_by: null,
  reason: '',
  budget_year: 2026,
  held_from_category: 4500.5,
  held_from_flexible: 0,
  file: receipt,
  timeline: [{ status: 'pending', date: '2026-11-20T10:00:00.000Z', by: 'employee', name: 'Jelena Đorđević' }],
};

export const duplicate = {
  id: 5,
  status: 'pending' as const,
  provider_name: 'Optika Vid',
  purchase_date: '2026-11-18',
  amount: 4500.5,
  currency: 'RSD' as const,
  filed_at: '2026-11-19T10:00:00.000Z',
  same: 'purchase' as const,
};

const duplicates = refusalOf({ status: 409, code: 'possible_duplicate', body: { duplicates: [duplicate] } });
const overBudget = refusalOf({
  status: 400,
  code: 'requests.over_budget',
  message: 'Amount that you have entered is higher than available budget!',
});
const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });

const TODAY = '2026-11-20';
const ENOUGH: Budgets = { available: 4500.5, category_budgets: [] };
const SPENT: Budgets = { available: 10, category_budgets: [] };

type Snapshot = SnapshotFrom<typeof requestMachine>;

const events = {
  'chooses kind': { event: { type: 'kind.choose', kind: 'invoice' }, words: 'the person chooses an invoice' },
  'goes on': { event: { type: 'step.next' }, words: 'the person goes on' },
  'goes back': { event: { type: 'step.back' }, words: 'the person goes back' },
  'types details': {
    event: { type: 'details.change', changes: typed },
    words: 'the person fills in the details',
  },
  'types wrong details': {
    event: { type: 'details.change', changes: { ...typed, amount: '4500,50' } },
    words: 'the person types an amount that has a comma',
  },
  'submits details': { event: { type: 'details.submit', today: TODAY }, words: 'the person goes on with the details' },
  'chooses file': { event: { type: 'file.choose', file: receipt }, words: 'the person chooses a photo' },
  'removes file': { event: { type: 'file.remove' }, words: 'the person removes the file' },
  'file is good': { event: answers('checkFile', receipt), words: 'the photo is shrunk and found good' },
  'file is too large': {
    event: fails('checkFile', refusalOf({ code: FILE_TOO_LARGE })),
    words: 'the file is found larger than 2 MB',
  },
  'file is of a wrong type': {
    event: fails('checkFile', refusalOf({ code: 'file.type' })),
    words: 'the file is found to be neither PDF, JPEG nor PNG',
  },
  'opens kind': { event: { type: 'step.open', step: 'kind' }, words: 'the person changes the kind' },
  'opens details': { event: { type: 'step.open', step: 'details' }, words: 'the person changes the details' },
  'opens file': { event: { type: 'step.open', step: 'file' }, words: 'the person changes the file' },
  sends: { event: { type: 'request.send', key: 'key-1', today: TODAY }, words: 'the person sends the request' },
  'budget is spent': {
    event: ({ value }: Snapshot) => (value === 'review' ? { type: 'budgets.read', budgets: SPENT } : null),
    words: 'the budget is spent elsewhere',
  },
  'is sent by half': { event: { type: 'progress.tell', percent: 50 }, words: 'half of it is sent' },
  'filing answers': { event: answers('fileRequest', filed), words: 'the server files the request' },
  'filing finds a duplicate': {
    event: fails('fileRequest', duplicates),
    words: 'the server says that it looks like an earlier one',
  },
  'filing over budget': {
    event: fails('fileRequest', overBudget),
    words: 'the server says that the amount is higher than the available budget',
  },
  'filing unauthorised': {
    event: fails('fileRequest', refusalOf({ status: 401, code: 'session.dead' })),
    words: 'the server says that the session has ended',
  },
  'filing unreachable': {
    event: fails('fileRequest', refusalOf({ kind: 'network', code: 'network' })),
    words: 'the server cannot be reached',
  },
  'filing breaks': { event: fails('fileRequest', broken), words: 'the server fails' },
  'filing silent': { event: passes('answerLimit', 'request.sending.progress'), words: 'no answer comes in time' },
  'accepts duplicate': {
    event: { type: 'duplicate.accept', key: 'key-2' },
    words: 'the person says that it is another purchase',
  },
  'starts again': { event: { type: 'request.again' }, words: 'the person files another request' },
} as const;

/** The state, whether there is a file (and whether the original one stays when another is removed), and whether the form is valid. */
function nameOf({ value, context }: Snapshot): string {
  const { file, original: kept, budgets } = context;
  const path = statePath(value);
  const has = kept ? 'filed again' : file && path !== 'file.checking' ? 'with a file' : '';
  const isNoted = kept || path === 'kind' || path === 'details';
  const isFilled = Object.keys(problemsIn(context, TODAY)).length === 0;
  const form = budgets === SPENT ? 'spent' : (path === 'kind' || path === 'details') && isFilled && 'filled';
  return [path, isNoted && path !== 'filed' && has, form].filter(Boolean).join(', ');
}

const input = { form: emptyForm, file: null, original: null, step: 'kind', key: null, budgets: ENOUGH } as const;
const button = (text: `requests:${string}`, is: 'enabled' | 'disabled' = 'enabled') =>
  ({ role: 'button', text, is }) as const;

/** Paths of filing a request: samples of its events, and what each state shows. */
export const requestPaths: PathsDefinition<typeof requestMachine> = {
  name: 'request',
  machine: requestMachine,
  input,
  otherStarts: {
    'the person comes back to the kind': { input: { ...input, form: typed }, state: 'kind, filled' },
    'the person comes back to the details': {
      input: { ...input, form: typed, step: 'details' },
      state: 'details, filled',
    },
    'the person comes back to the review with the file': {
      input: { ...input, form: typed, file: receipt, step: 'review' },
      state: 'review',
    },
    'the person comes back to the review after a reload, without the file': {
      input: { ...input, form: typed, step: 'review' },
      state: 'file.none',
    },
    'the person files a rejected request again': {
      input: { ...input, form: typed, original, step: 'details' },
      state: 'details, filed again, filled',
    },
    'the person comes back to a request filed again': {
      input: { ...input, form: typed, original, step: 'file' },
      state: 'review, filed again',
    },
  },
  nameOf,
  events,
  couplings: ['review, spent | sends | details, with a file, spent'],
  states: {
    kind: {
      words: 'it is asked what is filed',
      sights: [{ role: 'radio', text: 'requests:kind.reimbursement' }, button('requests:next')],
    },
    details: {
      words: 'category, provider, day and amount are asked for',
      sights: [{ role: 'textbox', text: 'requests:amount' }],
    },
    'file.none': {
      words: 'a file is asked for',
      sights: [button('requests:next', 'disabled')],
    },
    'file.checking': {
      words: 'the file is looked at',
      sights: [{ role: 'progressbar', text: 'requests:file.checking' }],
    },
    'file.tooLarge': { words: 'it is said that the file is too large', sights: [{ role: 'alert' }] },
    'file.wrongType': { words: 'it is said which files are taken', sights: [{ role: 'alert' }] },
    'file.ready': { words: 'the file is shown', sights: [button('requests:next')] },
    review: { words: 'everything is shown once more', sights: [button('requests:send')] },
    'sending.progress': {
      words: 'it is shown how much is sent',
      sights: [{ role: 'progressbar', text: 'requests:sending' }],
    },
    filed: {
      words: 'it is said that the request is filed and its amount held',
      sights: [{ role: 'heading', text: 'requests:filed.title' }],
    },
    'refused.duplicate': {
      words: 'the earlier request is shown, and nothing is filed',
      sights: [{ role: 'alert' }, button('requests:duplicate.accept')],
    },
    'refused.overBudget': {
      words: 'it is said that the amount is higher than the available budget',
      sights: [{ role: 'alert' }, button('requests:overBudget.change')],
    },
    'refused.unanswered': {
      words: 'it is said that no answer came, and that sending again files nothing twice',
      sights: [{ role: 'alert' }, button('requests:sendAgain')],
    },
    'refused.other': {
      words: 'the reason of the server is shown',
      sights: [{ role: 'alert' }, button('requests:sendAgain')],
    },
  },
};
