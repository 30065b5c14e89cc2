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
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { ANSWER_LIMIT, ANSWER_LIMIT_OF_FILES } from '#machines/records/record-editor.setup.ts';
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

/** Reads a provider for its form, and saves what was changed of it. `open` is its number, or `new`. */
export function providerCalls(open: string) {
  const params = { id: Number(open) };
  const saves = new ProviderSaves();
  return {
    read: async (signal: AbortSignal): Promise<EditedRecord> =>
      open === NEW ? NO_PROVIDER : editedOf(await callEndpoint(getProvider, { params, signal })),
    save: async (tried: SaveTry): Promise<EditedRecord> => {
      const { id } = await saves.save(tried, Number(open));
      return editedOf(await callEndpoint(getProvider, { params: { id } }));
    },
    answerLimit: (changes: Fields): number => (typedIn(changes).picture ? ANSWER_LIMIT_OF_FILES : ANSWER_LIMIT),
  };
}

class ProviderSaves {
  /** By the revision that the form knows. */
  #reached = new Map<number, Reached>();
  /** Pictures that were replaced or removed here, by their addresses: they can be put back. */
  #replaced = new Map<string, string | null>();
  #keys = new Set<string>();
  /** Those that had the name before a try to add another one of it, by the key of the try. */
  #twins = new Map<string, ReadonlySet<number>>();

  async save({ seen, changes, restores, key }: SaveTry, id: number): Promise<Reached> {
    const isAgain = this.#keys.has(key);
    this.#keys.add(key);
    const step = async (work: Promise<Reached>) => {
      const reached = await work;
      this.#reached.set(seen, reached);
      return reached;
    };
    let at = this.#reached.get(seen) ?? { id, revision: seen };
    if (at.revision === 0) at = await step(isTwin(changes) ? this.#addTwin(changes, key) : add(changes, isAgain));
    else if ('name' in changes || 'website' in changes)
      at = await step(callEndpoint(changeProvider, { ...seenOf(at), body: sentOf(changes) }));
    if ('picture' in changes) at = await step(this.#show(typedIn(changes).picture, at));
    return restores ? step(callEndpoint(reactivateProvider, seenOf(at))) : at;
  }

  // Nobody refuses a second one: asked once more because no answer came, it is looked for before it is added.
  async #addTwin(changes: Fields, key: string): Promise<Reached> {
    const named = await newestNamed(typedIn(changes).name);
    const before = this.#twins.get(key);
    const added = before && named.find((one) => !before.has(one.id) && isAdded(one, changes));
    if (added) return added;
    if (!before) this.#twins.set(key, new Set(named.map(({ id }) => id)));
    return callEndpoint(addProvider, { body: addedOf(changes) });
  }

  async #show(picture: string | null, at: Reached): Promise<Reached> {
    const { picture: before } = await callEndpoint(getProvider, { params: { id: at.id } });
    if (before !== null) this.#replaced.set(before, await savedPicture(before));
    const kept = picture === null || isKept(picture) ? picture : (this.#replaced.get(picture) ?? null);
    if (kept === null) return before === null ? at : callEndpoint(removeProviderPicture, seenOf(at));
    return callEndpoint(setProviderPicture, { ...seenOf(at), file: fileOf(kept) });
  }
}

/** Asked once more because no answer came, a name that is taken may be the one that was just given. */
async function add(changes: Fields, isAgain: boolean): Promise<Reached> {
  try {
    return await callEndpoint(addProvider, { body: addedOf(changes) });
  } catch (error) {
    const twin = isAgain ? twinOf(error) : null;
    if (!twin) throw error;
    const found = await callEndpoint(getProvider, { params: { id: twin.id } });
    if (!isAdded(found, changes)) throw error;
    return found;
  }
}

const addedOf = (changes: Fields) => ({ ...sentOf(changes), name: typedIn(changes).name });

/** Whether a provider is as one that was just added with these changes. */
function isAdded({ name, website, revision }: Named, changes: Fields): boolean {
  const typed = typedIn(changes);
  return name === typed.name.trim() && (website ?? '') === typed.website && revision === 1;
}

type Named = Pick<ListedProvider, 'name' | 'website' | 'revision'>;

async function newestNamed(name: string): Promise<ListedProvider[]> {
  const query = { search: name.slice(0, LONGEST_SEARCH), ordering: '-changed', page_size: 5 };
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
