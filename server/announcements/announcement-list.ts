import type { listAnnouncements } from '#contract/announcements/announcements.contract.ts';
import type { AnnouncementStatus } from '#contract/announcements/announcements.rules.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { holdsWords } from '../database/search-words.ts';
import { sql } from '../database/text.ts';
import { isAnyOf, lastChangedOf, letsAny, type RecordList } from '../records/record-list.ts';
import { STATUS } from './stored-announcement.ts';

/** Announcements as administrators list them. */
export const ANNOUNCEMENTS: RecordList<NonNullable<QueryOf<typeof listAnnouncements>>> = {
  from: sql`announcements n`,
  id: sql`n.id`,
  columns: sql`n.id, n.title_sr, n.title_en, n.sender, ${STATUS} as status, ${isoMoment(sql`n.at`)} as at,
    ${isoMoment(sql`n.begins_at`)} as begins_at, n.people, n.told, n.taken_back, n.revision,
    ${lastChangedOf('announcement', sql`n.id`, sql`n.changed_at`)} as changed`,
  filters: {
    search: (search) => holdsWords(sql`n.search_key`, search),
    status: (statuses) =>
      letsAny<AnnouncementStatus>(statuses, (status) => sql`n.status = ${status}::announcement_status`),
    ids: isAnyOf(sql`n.id`),
  },
  orderings: { changed: sql`n.changed_at`, begins: sql`n.begins_at` },
  first: '-changed',
};
