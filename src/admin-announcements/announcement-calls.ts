import type { QueryClient } from '@tanstack/react-query';
import {
  addAnnouncement,
  changeAnnouncement,
  getAnnouncement,
  listAnnouncementChanges,
  listAnnouncements,
} from '#contract/announcements/announcements.contract.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { atRevision } from '../admin/at-revision.ts';
import { NEW } from '../admin/list-address.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { editedOf, NO_ANNOUNCEMENT, sentOf } from './announcement-record.ts';

/** An announcement as it stands. */
export const announcementQuery = (id: number) => query(getAnnouncement, { params: { id } });

/** The calls whose answers change with an announcement. */
export const ANNOUNCEMENT_CALLS = [listAnnouncements, getAnnouncement, listAnnouncementChanges] as const;

/** Reads an announcement for its form, and saves what was changed of it. `open` is its number, or `new`. */
export class AnnouncementCalls {
  #client: QueryClient;
  #open: string;
  /** The number of one that was added here, by the key of its press. */
  #made = new Map<string, number>();
  added: number | null = null;

  constructor(client: QueryClient, open: string) {
    this.#client = client;
    this.#open = open;
  }

  read = async (signal: AbortSignal): Promise<EditedRecord> =>
    this.#open === NEW ? NO_ANNOUNCEMENT : this.#read(Number(this.#open), signal);

  save = async ({ seen, changes, key }: SaveTry): Promise<EditedRecord> => {
    const body = sentOf(changes);
    if (seen === 0) {
      this.added = this.#made.get(key) ?? (await callEndpoint(addAnnouncement, { body })).id;
      this.#made.set(key, this.added);
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
    const input = Object.assign({ params: { id } }, signal && { signal });
    const announcement = await callEndpoint(getAnnouncement, input);
    this.#client.setQueryData(announcementQuery(id).queryKey, announcement);
    return editedOf(announcement);
  }
}
