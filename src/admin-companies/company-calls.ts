import {
  addCompany,
  changeCompany,
  type EditedCompany,
  getCompany,
  type ListedCompany,
  listCompanies,
  reactivateCompany,
} from '#contract/admin-companies/admin-companies.contract.ts';
import type { Language } from '#contract/language/language.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { recordAt } from '../admin/parts/at-revision.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { findAddedDuplicates, isAddedDuplicate, type Newest } from '../admin/record/added-duplicates.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { editedOf, NO_COMPANY, typedIn } from './company-record.ts';

interface CompanyCalls {
  /** The number of the company, or `new`. */
  open: string;
  /** The language of the invitation to the first owner. */
  language: Language;
  /** Called with the company when it was read, for what its form shows beside the fields. */
  onRead: (company: EditedCompany) => void;
}

/** Reads a company for its form, and saves the changes. */
export function companyCalls({ open, language, onRead }: CompanyCalls) {
  const tried = new Set<string>();
  const readOne = async (id: number, signal?: AbortSignal): Promise<EditedRecord> => {
    const input = { params: { id } };
    const company = await callEndpoint(getCompany, signal ? Object.assign({ signal }, input) : input);
    onRead(company);
    return editedOf(company);
  };
  return {
    read: (signal: AbortSignal): Promise<EditedRecord> =>
      open === NEW ? Promise.resolve(NO_COMPANY) : readOne(Number(open), signal),
    findAdded,
    save: async ({ seen, changes, restores, key }: SaveTry): Promise<EditedRecord> => {
      const isAgain = tried.has(key);
      tried.add(key);
      if (seen === 0) return readOne(await add(changes, language, isAgain));
      const id = Number(open);
      const { revision } = await callEndpoint(changeCompany, { ...recordAt(id, seen), body: sentOf(changes) });
      if (restores) await callEndpoint(reactivateCompany, recordAt(id, revision));
      return readOne(id);
    },
  };
}

const FIELDS = ['name', 'country', 'currency', 'card_color', 'promise_days'] as const;

// Only the changed fields.
function sentOf(changes: Fields) {
  const typed = typedIn(changes);
  return Object.fromEntries(FIELDS.filter((field) => field in changes).map((field) => [field, typed[field]]));
}

/** The newest company with these fields: a save without an answer may have added it. Its first owner was invited by the same call. */
async function findAdded(changes: Fields): Promise<EditedRecord | null> {
  const { admin_email: _, ...fields } = typedIn({ ...NO_COMPANY.fields, ...changes });
  const newest: Newest<ListedCompany> = (query) => callEndpoint(listCompanies, { query });
  const [added] = await findAddedDuplicates(newest, fields);
  return added ? editedOf(await callEndpoint(getCompany, { params: { id: added.id } })) : null;
}

/** Adds a company. Where this repeats a call without an answer, the company with the same name may be the one that it added. */
async function add(changes: Fields, language: Language, isAgain: boolean): Promise<number> {
  const { admin_email, ...fields } = typedIn({ ...NO_COMPANY.fields, ...changes });
  const invited = admin_email === '' ? {} : { admin_email, admin_language: language };
  try {
    const { id } = await callEndpoint(addCompany, { body: { ...fields, ...invited } });
    return id;
  } catch (error) {
    const twin = isAgain && error instanceof ApiError && error.code === 'companies.twin' ? twinOf(error) : null;
    if (twin === null) throw error;
    const found = await callEndpoint(getCompany, { params: { id: twin } });
    if (!isAddedDuplicate(found, fields)) throw error;
    return twin;
  }
}

const twinOf = ({ body }: ApiError): number => (body as { twin: { id: number } }).twin.id;
