import type { QueryClient } from '@tanstack/react-query';
import {
  addBenefit,
  changeBenefit,
  getAdminBenefit,
  type ListedBenefit,
  listAdminBenefits,
  offerBenefit,
  type ReadBenefit,
} from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { atRevision, recordRead } from '../admin/parts/at-revision.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { findAddedDuplicates, type Newest, type Sender } from '../admin/record/added-duplicates.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { addedOf, editedOf, NO_BENEFIT, sentOf, typedIn } from './benefit-record.ts';
import type { Uploads } from './uploads.ts';
import type { BenefitUploads } from './use-benefit-uploads.ts';

/** The query of a benefit with the figures of its use. */
export const benefitQuery = (id: number) => query(getAdminBenefit, { params: { id } });

/** Reads a benefit for its form, and saves the changes. `open` is its number, or `new`. */
export class BenefitCalls {
  #client: QueryClient;
  #open: string;
  #uploads: BenefitUploads | null = null;
  /** The record as it was last read; null before that, and for a new one. */
  stored: EditedRecord | null = null;
  /** The id of the benefit that was added here. */
  added: number | null = null;

  constructor(client: QueryClient, open: string) {
    this.#client = client;
    this.#open = open;
  }

  /** Receives the uploads of the form: a new benefit is saved together with its files. */
  waitFor(uploads: BenefitUploads): void {
    this.#uploads = uploads;
  }

  /** The fields of a new benefit whose files are still being sent: it cannot be saved yet, because they would be lost. */
  unsent(): Problems {
    const isOnItsWay = (list: Uploads) => list.all().some(({ problem }) => problem === null);
    const lists = this.#open === NEW ? Object.entries(this.#uploads ?? {}) : [];
    return Object.fromEntries(lists.filter(([, list]) => isOnItsWay(list)).map(([field]) => [field, 'sending']));
  }

  read = async (signal: AbortSignal): Promise<EditedRecord> =>
    this.#open === NEW ? NO_BENEFIT : this.#read(Number(this.#open), signal);

  findAdded = async (changes: Fields, sender: Sender): Promise<EditedRecord | null> => {
    this.added = await findAdded(changes, sender);
    return this.added === null ? null : editedOf(await this.#fetch(this.added));
  };

  save = async ({ seen, changes, restores }: SaveTry): Promise<EditedRecord> => {
    if (seen === 0) {
      this.added = (await callEndpoint(addBenefit, { body: addedOf(changes) })).id;
      return this.#read(this.added);
    }
    const params = { id: Number(this.#open) };
    const body = sentOf(changes);
    const isChanged = Object.keys(body).length > 0;
    const { revision } = isChanged
      ? await callEndpoint(changeBenefit, { params, headers: atRevision(seen), body })
      : { revision: seen };
    if (restores) await callEndpoint(offerBenefit, { params, headers: atRevision(revision) });
    return this.#read(params.id);
  };

  async #read(id: number, signal?: AbortSignal): Promise<EditedRecord> {
    this.stored = editedOf(await this.#fetch(id, signal));
    return this.stored;
  }

  async #fetch(id: number, signal?: AbortSignal): Promise<ReadBenefit> {
    const benefit = await callEndpoint(getAdminBenefit, recordRead(id, signal));
    this.#client.setQueryData(benefitQuery(id).queryKey, benefit);
    return benefit;
  }
}

/** After an addition without an answer: the newest draft that the sender may just have added. */
async function findAdded(changes: Fields, sender: Sender): Promise<number | null> {
  const { name_sr, name_en, provider_id, category_id } = typedIn(changes);
  const [provider, category] = [{ id: provider_id }, { id: category_id }];
  const newest: Newest<ListedBenefit> = (query) => callEndpoint(listAdminBenefits, { query });
  const [added] = await findAddedDuplicates(newest, { name_sr, name_en, provider, category, state: 'draft' }, sender);
  return added?.id ?? null;
}
