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
import { addedAlike, type Newest, type Sender } from '../admin/added-alike.ts';
import { atRevision, recordRead } from '../admin/at-revision.ts';
import { NEW } from '../admin/list-address.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { editedOf, isAsWritten, NO_ANNOUNCEMENT, sentOf, type Written, writtenOf } from './announcement-record.ts';

/** An announcement as it stands. */
export const announcementQuery = (id: number) => query(getAnnouncement, { params: { id } });

/** The calls whose answers change with an announcement, and with what is proposed of one. */
export const ANNOUNCEMENT_CALLS = [
  ...([listAnnouncements, getAnnouncement, listAnnouncementChanges] as const),
  ...([listPlatformApprovals, getPlatformApproval] as const),
] as const;

/** Reads an announcement for its form, and saves what was changed of it. `open` is its number, or `new`. */
export class AnnouncementCalls {
  #client: QueryClient;
  #open: string;
  /** The number of one that was added here. */
  added: number | null = null;

  constructor(client: QueryClient, open: string) {
    this.#client = client;
    this.#open = open;
  }

  read = async (signal: AbortSignal): Promise<EditedRecord> =>
    this.#open === NEW ? NO_ANNOUNCEMENT : this.#read(Number(this.#open), signal);

  /** Drafts need no title, so all of what was written is looked at. */
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

  /** Reads it anew, after it was given a file beside its form. */
  reread = (): Promise<EditedRecord> => this.#read(Number(this.#open));

  async #read(id: number, signal?: AbortSignal): Promise<EditedRecord> {
    const announcement = await callEndpoint(getAnnouncement, recordRead(id, signal));
    this.#client.setQueryData(announcementQuery(id).queryKey, announcement);
    return editedOf(announcement);
  }
}

/** No answer came: one of the newest drafts with these titles may be the one that the sender just added. */
async function newDrafts({ title_sr, title_en }: Written, sender: Sender): Promise<number[]> {
  const newest: Newest<ListedAnnouncement> = (query) => callEndpoint(listAnnouncements, { query });
  const found = await addedAlike(newest, { title_sr, title_en, status: 'draft' }, sender);
  return found.map(({ id }) => id);
}
