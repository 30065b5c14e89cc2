import { assign, setup } from 'xstate';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { ANSWER_LIMIT_OF_FILES } from '#contract/endpoint.ts';
import type { Duplicate, RequestDetail } from '#contract/requests/requests.contract.ts';
import { availableIn, type Budgets } from '#contract/requests/requests.rules.ts';
import { providedBy } from '../provided-by.ts';
import { isDenied, isSessionLost, isTooMany, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watcher.ts';
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
  /** The file chosen earlier; null after a reload. */
  file: ChosenFile | null;
  /** The request that is filed again. */
  original: OriginalRequest | null;
  /** The step where the person was. */
  step: RequestStepName;
  /** Idempotency key of an attempt with an unknown outcome. */
  key: string | null;
  /** The budgets that can pay. */
  budgets: Budgets;
}

interface RequestContext extends RequestInput {
  problems: FormProblems;
  /** Upload progress in percent, 0…100; null while unknown. */
  progress: number | null;
  refusal: Refusal | null;
  duplicates: Duplicate[];
  duplicateAccepted: boolean;
  request: RequestDetail | null;
}

export type RequestEvent =
  | { type: 'kind.choose'; kind: RequestForm['kind'] }
  | { type: 'details.change'; changes: Partial<RequestForm> }
  /** `today`: YYYY-MM-DD in Belgrade, against which the day of the purchase is checked. */
  | { type: 'details.submit'; today: string }
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'file.remove' }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.open'; step: Exclude<RequestStepName, 'review'> }
  /** `key`: a new idempotency key, used if this is a new attempt. */
  | { type: 'request.send'; key: string; today: string }
  | { type: 'progress.tell'; percent: number | null }
  | { type: 'duplicate.accept'; key: string }
  | { type: 'request.again' }
  /** The person or the categories were loaded again: the available money, and the categories once they are loaded. */
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

/** Problems of the details by the same rules as on the server, so that a request that would be refused is not sent. */
export function problemsIn({ form, original, key, budgets }: RequestInput, today: string): FormProblems {
  const firstFiled = original ? businessDay(new Date(original.firstFiledAt)) : today;
  // An unanswered attempt may have reserved this very money; the server recognises it by its key.
  const available = key === null ? availableIn(form.category, budgets) : null;
  return formProblems(form, { today, firstFiled, available });
}

const isChanged = (form: RequestForm, changes: Partial<RequestForm>) =>
  Object.entries(changes).some(([field, value]) => form[field as keyof RequestForm] !== value);

/** Clears a category (from the address or the original request) that no longer exists; an unanswered attempt stays as it was sent. */
function withoutMissing({ form, key }: RequestInput, categories: readonly number[] | undefined): RequestForm {
  const isThere = form.category === null || !categories || categories.includes(form.category);
  return isThere || key !== null ? form : { ...form, category: null };
}

/** An idempotency key belongs to one request: a changed one needs a new key, since the earlier attempt may have been filed. */
const keyAfter = ({ form, key }: RequestInput, changes: Partial<RequestForm>) =>
  isChanged(form, changes) ? null : key;

/** Code of the error that `checkFile` throws for a file above the limit. */
export const FILE_TOO_LARGE = 'file.too_large';

/** Setup of the request machine; its states are in request.machine.ts. */
export const requestSetup = setup({
  types: { input: {} as RequestInput, context: {} as RequestContext, events: {} as RequestEvent },
  actors: {
    /** Returns the file as it will be sent; a photo may have been shrunk. */
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
