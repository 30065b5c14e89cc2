import { ANNOUNCEMENT_STATUSES } from '#contract/announcements/announcements.rules.ts';
import { idsMeant, listAddress, listFilter, listQuery, manyField, numbersField } from '../admin/list-address.ts';
import { paths } from '../ground/paths.ts';

/** The list of announcements. */
export const ANNOUNCEMENTS = `${paths.adminPanel}/announcements`;

export const announcementAt = (id: number | string): string => `${ANNOUNCEMENTS}/${id}`;

/** What the address of the list of announcements says. */
export const announcementsAddress = listAddress({
  sorts: ['-changed', 'begins'],
  columns: ['name', 'state', 'begins', 'people', 'changed'],
  filters: { status: manyField(ANNOUNCEMENT_STATUSES), ids: numbersField },
});

export type AnnouncementsPlace = ReturnType<typeof announcementsAddress.read>;

/** Its rows with the page that is shown, as the call takes them. */
export const announcementsQuery = (values: AnnouncementsPlace) =>
  Object.assign(listQuery(values), listFilter(values), {
    status: values.status.join(',') || undefined,
    ids: idsMeant(values.ids),
  });
