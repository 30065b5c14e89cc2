import { ANNOUNCEMENT_STATUSES } from '#contract/announcements/announcements.rules.ts';
import { idsMeant, listAddress, listFilter, listQuery, manyField, numbersField } from '../admin/parts/list-address.ts';
import { paths } from '../ground/paths.ts';

/** The list of announcements. */
export const ANNOUNCEMENTS = `${paths.adminPanel}/announcements`;

export const announcementAt = (id: number | string): string => `${ANNOUNCEMENTS}/${id}`;

/** The parts of the address of the list of announcements. */
export const announcementsAddress = listAddress({
  sorts: ['-changed', 'begins'],
  columns: ['name', 'state', 'begins', 'people', 'changed'],
  filters: { status: manyField(ANNOUNCEMENT_STATUSES), ids: numbersField },
});

export type AnnouncementsPlace = ReturnType<typeof announcementsAddress.read>;

/** The query of the list with its filters and its page. */
export const announcementsQuery = (values: AnnouncementsPlace) =>
  Object.assign(listQuery(values), listFilter(values), {
    status: values.status.join(',') || undefined,
    ids: idsMeant(values.ids),
  });
