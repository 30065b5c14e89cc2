import { assign, setup } from 'xstate';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { ANSWER_LIMIT_OF_FILES } from '#contract/endpoint.ts';
import type { Duplicate, RequestDetail } from '#contract/requests/requests.contract.ts';
import { availableIn, type Budgets } from '#contract/requests/requests.rules.ts';
import { providedBy } from '../provided.ts';
import { isDenied, isSessionLost, isTooMany, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watching.ts';
import { formProblems } from './form-problems.ts';
import {
  type ChosenFile,
  emptyForm,
  type FilingTry,
  type FormProblems,
  type OriginalRequest,
  type RequestForm,
  type RequestStepName,
} from './request-form.ts';

export interface RequestInput {
  form: RequestForm;
  /** A file that was chosen before; null after a reload. */
  file: ChosenFile | null;
  /** The request that is filed again. */
  original: OriginalRequest | null;
  /** Where the person was. */
  step: RequestStepName;
  /** The idempotency key of a try whose outcome is not known. */
  key: string | null;
  /** What there is to be asked for. */
  budgets: Budgets;
}

interface RequestContext extends RequestInput {
  problems: FormProblems;
  /** How much of it is sent, 0…100; null while that is not known. */
  progress: number | null;
  refusal: Refusal | null;
  duplicates: Duplicate[];
  duplicateAccepted: boolean;
  request: RequestDetail | null;
}

export type RequestEvent =
  | { type: 'kind.choose'; kind: RequestForm['kind'] }
  | { type: 'details.change'; changes: Partial<RequestForm> }
  /** `today`: YYYY-MM-DD in Belgrade, by which the day of the purchase is judged. */
  | { type: 'details.submit'; today: string }
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'file.remove' }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.open'; step: Exclude<RequestStepName, 'review'> }
  /** `key`: a new idempotency key, for the case that this is a new try. */
  | { type: 'request.send'; key: string; today: string }
  | { type: 'progress.tell'; percent: number | null }
  | { type: 'duplicate.accept'; key: string }
  | { type: 'request.again' }
  /** The person or the categories were read again: what there is to be asked for now, and in which of them once they are there. */
  | ({ type: 'budgets.read' } & ReadBudgets);

interface ReadBudgets {
  budgets: Budgets;
  categories?: readonly number[];
}

type Failed = { error: unknown };

const isRefusedAs =
  (code: string) =>
  (_: unknown, { error }: Failed) =>
    readRefusal(error).code === code;

/** What is wrong with the details by the rules that the server has too: nothing is sent in vain. */
export function problemsIn({ form, original, key, budgets }: RequestInput, today: string): FormProblems {
  const firstFiled = original ? businessDay(new Date(original.firstFiledAt)) : today;
  // What a try without an answer asked for may be what is missing: the server knows it by its key.
  const available = key === null ? availableIn(form.category, budgets) : null;
  return formProblems(form, { today, firstFiled, available });
}

const isChanged = (form: RequestForm, changes: Partial<RequestForm>) =>
  Object.entries(changes).some(([field, value]) => form[field as keyof RequestForm] !== value);

/** What an address named, or an earlier request, may be no category any more; that of a try without an answer stays as it was sent. */
function withoutMissing({ form, key }: RequestInput, categories: readonly number[] | undefined): RequestForm {
  const isThere = form.category === null || !categories || categories.includes(form.category);
  return isThere || key !== null ? form : { ...form, category: null };
}

/** One key is for one request: another one needs another, for the one before may have been filed without an answer. */
const keyAfter = ({ form, key }: RequestInput, changes: Partial<RequestForm>) =>
  isChanged(form, changes) ? null : key;

/** Why a file is not taken: what `checkFile` throws has one of these codes. */
export const FILE_TOO_LARGE = 'file.too_large';

/** What filing a request is made of; its states are in request.machine.ts. */
export const requestSetup = setup({
  types: { input: {} as RequestInput, context: {} as RequestContext, events: {} as RequestEvent },
  actors: {
    /** Answers the file as it will be sent: a photo may have been shrunk. */
    checkFile: providedBy<ChosenFile, ChosenFile | null>('NewRequest'),
    fileRequest: providedBy<RequestDetail, FilingTry>('NewRequest'),
    watchBudgets: watcher,
  },
  actions: {
    // Provided by NewRequest.
    reloadUser: () => {},
    sayFiled: () => {},

    keepKind: assign(({ context }, { kind }: Pick<RequestForm, 'kind'>) => ({
      form: { ...context.form, kind },
      key: keyAfter(context, { kind }),
    })),
    keepDetails: assign(({ context }, { changes }: { changes: Partial<RequestForm> }) => ({
      form: { ...context.form, ...changes },
      problems: Object.fromEntries(Object.entries(context.problems).filter(([field]) => !(field in changes))),
      key: keyAfter(context, changes),
      duplicateAccepted: context.duplicateAccepted && !isChanged(context.form, changes),
    })),
    keepProblems: assign({ problems: ({ context }, { today }: { today: string }) => problemsIn(context, today) }),
    keepBudgets: assign(({ context }, { budgets, categories }: ReadBudgets) => ({
      budgets,
      form: withoutMissing(context, categories),
    })),
    keepFile: assign({ file: (_, { file }: { file: ChosenFile }) => file, key: null, duplicateAccepted: false }),
    keepChecked: assign({ file: (_, { output }: { output: ChosenFile }) => output }),
    forgetFile: assign({ file: null, key: null }),
    startTry: assign({
      key: ({ context }, { key }: { key: string }) => context.key ?? key,
      refusal: null,
      duplicates: [],
    }),
    forgetRefusal: assign({ refusal: null }),
    keepProgress: assign({ progress: (_, { percent }: { percent: number | null }) => percent }),
    forgetProgress: assign({ progress: null }),
    acceptDuplicate: assign({ duplicateAccepted: true }),
    // A refusal (4xx) ends the attempt, but for one that looked at nothing; after an error of the server (5xx) the request may have
    // been filed all the same.
    keepRefusal: assign(({ context }, { error }: Failed) => {
      const refusal = readRefusal(error);
      return {
        refusal,
        key: isDenied(error) && !isSessionLost(error) && !isTooMany(error) ? null : context.key,
        problems: serverProblems(refusal),
      };
    }),
    keepDuplicates: assign({
      duplicates: (_, { error }: Failed) => (readRefusal(error).body as { duplicates?: Duplicate[] })?.duplicates ?? [],
    }),
    keepRequest: assign({ request: (_, { output }: { output: RequestDetail }) => output, key: null }),
    startAnew: assign({
      form: emptyForm,
      file: null,
      original: null,
      problems: {},
      duplicateAccepted: false,
      request: null,
    }),
  },
  guards: {
    wasAt: ({ context }, { step }: { step: RequestStepName }) => context.step === step,
    hasFile: ({ context }) => context.file !== null || context.original !== null,
    isRight: ({ context }, { today }: { today: string }) => Object.keys(problemsIn(context, today)).length === 0,
    opens: (_, { step, wanted }: { step: RequestStepName; wanted: RequestStepName }) => step === wanted,
    isTooLarge: isRefusedAs(FILE_TOO_LARGE),
    isDuplicate: isRefusedAs('possible_duplicate'),
    isOverBudget: isRefusedAs('requests.over_budget'),
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
    isUnanswered: (_, { error }: Failed) => isUnanswered(error),
  },
  delays: {
    answerLimit: ANSWER_LIMIT_OF_FILES,
  },
});

const FIELDS: Record<string, keyof FormProblems> = {
  kind: 'kind',
  category: 'category',
  provider_name: 'provider',
  description: 'description',
  purchase_date: 'purchaseDate',
  amount: 'amount',
  file: 'file',
};

function serverProblems({ fields }: Refusal): FormProblems {
  const named = Object.entries(fields).map(([field, words]) => [FIELDS[field] ?? field, words]);
  return Object.fromEntries(named) as FormProblems;
}
