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
import { isAddedAlike, isByAdder, NEWEST, type Sender } from '../admin/added-alike.ts';
import { recordAt } from '../admin/at-revision.ts';
import { NEW } from '../admin/list-address.ts';
import type { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { fileOf, isKept, savedPicture } from './kept-picture.ts';
import { editedOf, isTwin, NO_PROVIDER, sentOf, typedIn } from './provider-record.ts';

/** How far a save has come: it is up to three calls, and one that stopped between them goes on there. */
interface Reached {
  id: number;
  revision: number;
}

const seenOf = ({ id, revision }: Reached) => recordAt(id, revision);

/** Reads a provider for its form, and saves what was changed of it. `open` is its number, or `new`; `person` saves it. */
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
  /** By the revision that the form knows. */
  #reached = new Map<number, Reached>();
  /** Pictures that were replaced or removed here, by their addresses: they can be put back. */
  #replaced = new Map<string, string | null>();
  #keys = new Set<string>();
  /** Those that had a name before a try to add another one of it, by that name. */
  #twins = new Map<string, ReadonlySet<number>>();
  /** One that was added though no answer came, but not its picture; and what it was added with. */
  #bare: { body: object; at: Reached } | null = null;

  constructor(person: number) {
    this.#person = person;
  }

  /** One that was just added with these changes. One that still lacks its picture is none: the next save goes on there. */
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

  // Asked once more because no answer came, a name that is taken may be the one that was just given.
  async #addOnly(changes: Fields, isAgain: boolean): Promise<Reached> {
    try {
      return await callEndpoint(addProvider, { body: addedOf(changes) });
    } catch (error) {
      const twin = isAgain ? twinOf(error) : null;
      if (!twin) throw error;
      const found = await callEndpoint(getProvider, { params: { id: twin.id } });
      if (!isByAdder(found, { person: this.#person }) || !isAddedAlike(found, keptOf(changes))) throw error;
      return found;
    }
  }

  // Nobody refuses a second one: asked once more because no answer came, it is looked for before it is added.
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
    // Its picture comes with a call of its own.
    const isShown = (one: ListedProvider) => picture !== null && one.picture !== null;
    const isAdded = (one: ListedProvider) =>
      isByAdder(one, { person: this.#person, at }) &&
      isAddedAlike(one, isShown(one) ? Object.assign({ revision: 2 }, kept) : kept);
    const named = await newestNamed(name);
    return named.find((one) => !this.#twins.get(name)?.has(one.id) && isAdded(one)) ?? null;
  }

  async #show(picture: string | null, at: Reached): Promise<Reached> {
    const { picture: before } = await callEndpoint(getProvider, { params: { id: at.id } });
    if (before !== null) this.#replaced.set(before, await savedPicture(before));
    const kept = picture === null || isKept(picture) ? picture : (this.#replaced.get(picture) ?? null);
    if (kept === null) return before === null ? at : callEndpoint(removeProviderPicture, seenOf(at));
    return callEndpoint(setProviderPicture, { ...seenOf(at), file: fileOf(kept) });
  }
}

const addedOf = (changes: Fields) => ({ ...sentOf(changes), name: typedIn(changes).name });

/** What a provider that is added with these changes is known by. */
function keptOf(changes: Fields) {
  const { name, website } = typedIn(changes);
  return { name, website: website === '' ? null : website };
}

async function newestNamed(name: string): Promise<ListedProvider[]> {
  const query = Object.assign({ search: name.slice(0, LONGEST_SEARCH) }, NEWEST);
  return (await callEndpoint(listProviders, { query })).results;
}

/** What the list takes of a search. */
const LONGEST_SEARCH = 100;

/** Another provider that has the same name. */
export interface Twin {
  id: number;
  name: string;
  active: boolean;
}

/** The one that a save was refused for; null when it was for something else. */
export function twinOf(error: unknown): Twin | null {
  const { code, body } = (error ?? {}) as Partial<ApiError>;
  return code === 'providers.twin' ? (body as { twin: Twin }).twin : null;
}
