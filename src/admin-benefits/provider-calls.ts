import { ANSWER_LIMIT, ANSWER_LIMIT_OF_FILES } from '#contract/endpoint.ts';
import {
  addProvider,
  changeProvider,
  getProvider,
  type ListedProvider,
  listProviders,
  reactivateProvider,
  removeProviderPicture,
  setProviderPicture,
} from '#contract/providers/admin-providers.contract.ts';
import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { recordAt } from '../admin/parts/at-revision.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { isAddedDuplicate, isByAdder, NEWEST, type Sender } from '../admin/record/added-duplicates.ts';
import type { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { fileOf, isDraftPicture, savedPicture } from './draft-picture.ts';
import { editedOf, isTwin, NO_PROVIDER, sentOf, typedIn } from './provider-record.ts';

/** The progress of a save: it is up to three calls, and after a failure the next try continues from here. */
interface Reached {
  id: number;
  revision: number;
}

const seenOf = ({ id, revision }: Reached) => recordAt(id, revision);

/** Reads a provider for its form, and saves the changes. `open` is its number, or `new`; `person` saves it. */
export function providerCalls(open: string, person: number) {
  const params = { id: Number(open) };
  const saves = new ProviderSaves(person);
  return {
    read: async (signal: AbortSignal): Promise<EditedRecord> =>
      open === NEW ? NO_PROVIDER : editedOf(await callEndpoint(getProvider, { params, signal })),
    findAdded: async (changes: Fields, { at }: Pick<Sender, 'at'> = {}): Promise<EditedRecord | null> => {
      const added = await saves.findAdded(changes, at);
      return added && editedOf(await callEndpoint(getProvider, { params: { id: added.id } }));
    },
    save: async (tried: SaveTry): Promise<EditedRecord> => {
      const { id } = await saves.save(tried, Number(open));
      return editedOf(await callEndpoint(getProvider, { params: { id } }));
    },
    answerLimit: (changes: Fields): number => (typedIn(changes).picture ? ANSWER_LIMIT_OF_FILES : ANSWER_LIMIT),
  };
}

class ProviderSaves {
  readonly #person: number;
  /** Progress of saves, by the revision that the form knows. */
  #reached = new Map<number, Reached>();
  /** Pictures that were replaced or removed here, by their addresses, so that they can be restored. */
  #replaced = new Map<string, string | null>();
  #keys = new Set<string>();
  /** By name: ids of the providers that had this name before the first try to add another with it. */
  #twins = new Map<string, ReadonlySet<number>>();
  /** A provider that was added without an answer and lacks its picture, with the body that added it. */
  #bare: { body: object; at: Reached } | null = null;

  constructor(person: number) {
    this.#person = person;
  }

  /**
   * The provider that was just added with these changes. One that still lacks its picture is not returned: the next save continues with it.
   */
  async findAdded(changes: Fields, at?: string): Promise<Reached | null> {
    const added = await this.#find(changes, at);
    const isBare = added !== null && added.picture === null && typedIn(changes).picture !== null;
    this.#bare = isBare ? { body: addedOf(changes), at: added } : null;
    return isBare ? null : added;
  }

  async save({ seen, changes, restores, key }: SaveTry, id: number): Promise<Reached> {
    const isAgain = this.#keys.has(key);
    this.#keys.add(key);
    const step = async (work: Promise<Reached>) => {
      const reached = await work;
      this.#reached.set(seen, reached);
      return reached;
    };
    let at = this.#reached.get(seen) ?? { id, revision: seen };
    if (at.revision === 0) at = await step(this.#add(changes, isAgain));
    else if ('name' in changes || 'website' in changes)
      at = await step(callEndpoint(changeProvider, { ...seenOf(at), body: sentOf(changes) }));
    if ('picture' in changes) at = await step(this.#show(typedIn(changes).picture, at));
    return restores ? step(callEndpoint(reactivateProvider, seenOf(at))) : at;
  }

  #add(changes: Fields, isAgain: boolean): Promise<Reached> {
    if (this.#bare && isSame(this.#bare.body, addedOf(changes))) return Promise.resolve(this.#bare.at);
    return isTwin(changes) ? this.#addTwin(changes) : this.#addOnly(changes, isAgain);
  }

  // Where this repeats a call without an answer, the provider that has the name may be the one that it added.
  async #addOnly(changes: Fields, isAgain: boolean): Promise<Reached> {
    try {
      return await callEndpoint(addProvider, { body: addedOf(changes) });
    } catch (error) {
      const twin = isAgain ? twinOf(error) : null;
      if (!twin) throw error;
      const found = await callEndpoint(getProvider, { params: { id: twin.id } });
      if (!isByAdder(found, { person: this.#person }) || !isAddedDuplicate(found, keptOf(changes))) throw error;
      return found;
    }
  }

  // The server accepts a second provider with the same name, so a repeated call looks for the first before it adds one.
  async #addTwin(changes: Fields): Promise<Reached> {
    const { name } = typedIn(changes);
    const isTried = this.#twins.has(name);
    const added = isTried ? await this.#find(changes) : null;
    if (added) return added;
    if (!isTried) this.#twins.set(name, new Set((await newestNamed(name)).map(({ id }) => id)));
    return callEndpoint(addProvider, { body: addedOf(changes) });
  }

  async #find(changes: Fields, at?: string): Promise<ListedProvider | null> {
    const { name, picture } = typedIn(changes);
    const kept = keptOf(changes);
    // The picture is sent by a second call, which raises the revision to 2.
    const isShown = (one: ListedProvider) => picture !== null && one.picture !== null;
    const isAdded = (one: ListedProvider) =>
      isByAdder(one, { person: this.#person, at }) &&
      isAddedDuplicate(one, isShown(one) ? Object.assign({ revision: 2 }, kept) : kept);
    const named = await newestNamed(name);
    return named.find((one) => !this.#twins.get(name)?.has(one.id) && isAdded(one)) ?? null;
  }

  async #show(picture: string | null, at: Reached): Promise<Reached> {
    const { picture: before } = await callEndpoint(getProvider, { params: { id: at.id } });
    if (before !== null) this.#replaced.set(before, await savedPicture(before));
    const kept = picture === null || isDraftPicture(picture) ? picture : (this.#replaced.get(picture) ?? null);
    if (kept === null) return before === null ? at : callEndpoint(removeProviderPicture, seenOf(at));
    return callEndpoint(setProviderPicture, { ...seenOf(at), file: fileOf(kept) });
  }
}

const addedOf = (changes: Fields) => ({ ...sentOf(changes), name: typedIn(changes).name });

/** The fields by which an added provider is recognised. */
function keptOf(changes: Fields) {
  const { name, website } = typedIn(changes);
  return { name, website: website === '' ? null : website };
}

async function newestNamed(name: string): Promise<ListedProvider[]> {
  const query = Object.assign({ search: name.slice(0, LONGEST_SEARCH) }, NEWEST);
  return (await callEndpoint(listProviders, { query })).results;
}

/** Greatest length of a search in the list, in characters. */
const LONGEST_SEARCH = 100;

/** Another provider with the same name. */
export interface Twin {
  id: number;
  name: string;
  active: boolean;
}

/** The provider whose name the save was refused for; null where the refusal has another reason. */
export function twinOf(error: unknown): Twin | null {
  const { code, body } = (error ?? {}) as Partial<ApiError>;
  return code === 'providers.twin' ? (body as { twin: Twin }).twin : null;
}
