import type { QueryClient } from '@tanstack/react-query';
import { getPlatformApproval, listPlatformApprovals } from '#contract/admin-approvals/admin-approvals.contract.ts';
import {
  addAnnouncement,
  changeAnnouncement,
  getAnnouncement,
  type ListedAnnouncement,
  listAnnouncementChanges,
  listAnnouncements,
} from '#contract/announcements/announcements.contract.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { atRevision, recordRead } from '../admin/parts/at-revision.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { findAddedDuplicates, type Newest, type Sender } from '../admin/record/added-duplicates.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { editedOf, isAsWritten, NO_ANNOUNCEMENT, sentOf, type Written, writtenOf } from './announcement-record.ts';

/** The query that reads an announcement. */
export const announcementQuery = (id: number) => query(getAnnouncement, { params: { id } });

/** The calls whose answers change with an announcement, those of approvals included. */
export const ANNOUNCEMENT_CALLS = [
  ...([listAnnouncements, getAnnouncement, listAnnouncementChanges] as const),
  ...([listPlatformApprovals, getPlatformApproval] as const),
] as const;

/** Reads an announcement for its form, and saves the changes. `open` is its number, or `new`. */
export class AnnouncementCalls {
  #client: QueryClient;
  #open: string;
  /** The number of the announcement that was added here. */
  added: number | null = null;

  constructor(client: QueryClient, open: string) {
    this.#client = client;
    this.#open = open;
  }

  read = async (signal: AbortSignal): Promise<EditedRecord> =>
    this.#open === NEW ? NO_ANNOUNCEMENT : this.#read(Number(this.#open), signal);

  /** Compares all fields, for a draft needs no title. */
  findAdded = async (changes: Fields, sender: Sender): Promise<EditedRecord | null> => {
    const written = writtenOf(changes);
    for (const id of await newDrafts(written, sender)) {
      const record = await this.#read(id);
      if (!isAsWritten(record, written)) continue;
      this.added = id;
      return record;
    }
    return null;
  };

  save = async ({ seen, changes }: SaveTry): Promise<EditedRecord> => {
    const body = sentOf(changes);
    if (seen === 0) {
      this.added = (await callEndpoint(addAnnouncement, { body })).id;
      return this.#read(this.added);
    }
    const params = { id: Number(this.#open) };
    if (Object.keys(body).length > 0)
      await callEndpoint(changeAnnouncement, { params, headers: atRevision(seen), body });
    return this.#read(params.id);
  };

  /** Reads the announcement again, after a file beside its form was changed. */
  reread = (): Promise<EditedRecord> => this.#read(Number(this.#open));

  async #read(id: number, signal?: AbortSignal): Promise<EditedRecord> {
    const announcement = await callEndpoint(getAnnouncement, recordRead(id, signal));
    this.#client.setQueryData(announcementQuery(id).queryKey, announcement);
    return editedOf(announcement);
  }
}

/** The sender's newest drafts with these titles: a save without an answer may have added one of them. */
async function newDrafts({ title_sr, title_en }: Written, sender: Sender): Promise<number[]> {
  const newest: Newest<ListedAnnouncement> = (query) => callEndpoint(listAnnouncements, { query });
  const found = await findAddedDuplicates(newest, { title_sr, title_en, status: 'draft' }, sender);
  return found.map(({ id }) => id);
}
