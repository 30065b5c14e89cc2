import * as z from 'zod/mini';
import { listOfChanges } from '../changes/changes.contract.ts';
import { defineEndpoint, type FilePart, idParams } from '../endpoint.ts';
import { amount, language } from '../money/money.contract.ts';
import { anyOf, lastChanged, onlyIds, recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { ANNOUNCEMENT_STATUSES, ANNOUNCEMENT_TEXTS, MOST_CHOSEN } from './announcements.rules.ts';

const ADMIN = { audience: 'admin', permission: 'platform.announcements' } as const;

const number = z.int().check(z.gte(1), z.lte(2_147_483_647));
const personKey = z.strictObject({ company: number, id: number });

/** The people that an announcement is for: those who meet all of its conditions; without conditions, everybody. */
export const audience = z.strictObject({
  language: z.optional(language).check(z.describe('Who reads in that language.')),
  companies: z.optional(z.array(number).check(z.minLength(1), z.maxLength(MOST_CHOSEN))),
  unit: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  unspent: z.optional(
    z
      .strictObject({ category: z.nullable(number), more_than: amount.check(z.gte(0), z.lte(1_000_000_000)) })
      .check(z.describe('Who has more than that many dinars unspent; null is the flexible budget.')),
  ),
  benefit: z.optional(number).check(z.describe('Who has a running subscription to it.')),
  people: z.optional(z.array(personKey).check(z.minLength(1), z.maxLength(MOST_CHOSEN))),
});

export type Audience = z.infer<typeof audience>;

const person = z.object({ id: z.int(), name: z.string() });

const sentFile = z.object({ address: z.string(), name: z.string(), bytes: z.int() });

/** A picture or document uploaded for an announcement. Anybody who knows its address can read it. */
export type AnnouncementFile = z.infer<typeof sentFile>;

const announcement = z.object({
  id: z.int(),
  title_sr: z.string(),
  title_en: z.string(),
  text_sr: z.string().check(z.describe('Html, sanitised as it is stored and shown.')),
  text_en: z.string(),
  sender: z.string().check(z.describe('Who it is from, as people read it.')),
  link: z.string().check(z.describe('A path of this shop; empty for none.')),
  picture: z.nullable(sentFile),
  alt_sr: z.string().check(z.describe('What the picture shows, for whoever does not see it.')),
  alt_en: z.string(),
  attachment: z.nullable(sentFile),
  audience,
  status: z
    .enum([...ANNOUNCEMENT_STATUSES, 'stopping'])
    .check(z.describe('queued: it begins in seconds. stopping: its batch is not over yet.')),
  at: z.nullable(z.string()).check(z.describe('ISO 8601: the hour that was chosen; null is at once.')),
  begins_at: z.nullable(z.string()).check(z.describe('ISO 8601: when it begins, goes on, or began.')),
  people: z.int().check(z.describe('For how many it was fixed when it was sent; 0 before.')),
  told: z.int().check(z.describe('How many have it, or had it.')),
  skipped: z.int().check(z.describe('Who had left when their turn came.')),
  taken_back: z.int().check(z.describe('From how many it was taken back unread.')),
  sent_by: z.nullable(person).check(z.describe('Who sent it, or proposes to.')),
  own: z.boolean().check(z.describe('Whether that is the caller, who cannot approve it.')),
  decided_by: z.nullable(person).check(z.describe('Who approved or rejected it.')),
  reason: z.string().check(z.describe('Why it was rejected last.')),
  expires_at: z.nullable(z.string()).check(z.describe('ISO 8601: until when it waits for a second person.')),
  approval: z.nullable(z.int()).check(z.describe('The proposal that waits for a second person.')),
  revision,
  changed_at: z.string(),
});

/** An announcement as it is stored now. */
export type Announcement = z.infer<typeof announcement>;

const editedAnnouncement = z.extend(announcement, {
  changed: lastChanged,
  read: z.int().check(z.describe('How many of those who have it have read it.')),
  checked: z.int().check(z.describe('Of how many it was looked at whether they had read it, when it was taken back.')),
  named: z.object({
    companies: z.array(person),
    benefit: z.nullable(person),
    category: z.nullable(person),
    people: z.array(z.object({ company: z.int(), id: z.int(), name: z.string() })),
  }),
  seconds: z.array(z.string()).check(z.describe('Who could approve what the caller sends, by their names.')),
});

/** An announcement as its form reads it, with the names of what its conditions refer to. */
export type EditedAnnouncement = z.infer<typeof editedAnnouncement>;

const listedAnnouncement = z.extend(
  z.pick(announcement, {
    ...({ id: true, title_sr: true, title_en: true, sender: true, status: true, at: true } as const),
    ...({ begins_at: true, people: true, told: true, taken_back: true, revision: true } as const),
  }),
  { changed: lastChanged },
);

export type ListedAnnouncement = z.infer<typeof listedAnnouncement>;

/** Fields by which the list can be ordered. */
export const ANNOUNCEMENT_ORDERINGS = ['changed', 'begins'] as const;

export const listAnnouncements = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/announcements/',
  summary: 'Announcements, those that were changed last first. The search looks in their texts.',
  query: z.strictObject({
    ...recordsQuery(ANNOUNCEMENT_ORDERINGS),
    status: anyOf(ANNOUNCEMENT_STATUSES),
    ids: onlyIds,
    ...recordsPage,
  }),
  answer: recordsOf(listedAnnouncement),
});

const written = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));

const link = z.optional(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(ANNOUNCEMENT_TEXTS.link),
      z.regex(/^(\/(?![/\\])[^\s"'<>\\]*)?$/),
      z.describe('A path of this shop, with its query; empty for none.'),
    ),
);

const texts = {
  title_sr: written(ANNOUNCEMENT_TEXTS.title),
  title_en: written(ANNOUNCEMENT_TEXTS.title),
  text_sr: written(ANNOUNCEMENT_TEXTS.text),
  text_en: written(ANNOUNCEMENT_TEXTS.text),
  link,
};

const fields = z.strictObject({
  ...texts,
  alt_sr: written(ANNOUNCEMENT_TEXTS.alt),
  alt_en: written(ANNOUNCEMENT_TEXTS.alt),
  sender: written(ANNOUNCEMENT_TEXTS.sender),
  audience: z.optional(audience),
});

export const addAnnouncement = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/announcements/',
  summary: 'A new announcement. Nobody is told anything before it is sent.',
  status: 201,
  body: fields,
  answer: announcement,
});

export const getAnnouncement = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/announcements/{id}/',
  summary: 'An announcement in both languages, with what became of it.',
  params: idParams,
  answer: editedAnnouncement,
});

export const listAnnouncementChanges = listOfChanges({
  path: '/admin/announcements/{id}/changes/',
  permission: 'platform.announcements',
  params: idParams,
});

export const changeAnnouncement = defineEndpoint({
  ...ADMIN,
  method: 'PATCH',
  path: '/admin/announcements/{id}/',
  summary: 'Changes one that is a draft. 409 announcements.status of any other.',
  revision: 'required',
  params: idParams,
  body: fields,
  answer: announcement,
});

export const discardAnnouncement = defineEndpoint({
  ...ADMIN,
  method: 'DELETE',
  path: '/admin/announcements/{id}/',
  summary: 'Throws away the draft that was seen for good. 409 announcements.status of any other.',
  revision: 'required',
  params: idParams,
});

/** Accepted file types and size of an announcement's picture. */
export const ANNOUNCEMENT_PICTURE = {
  field: 'picture',
  types: ['image/jpeg', 'image/png'],
  mostBytes: 2 * 1024 * 1024,
  required: true,
} as const satisfies FilePart;

/** Accepted file types and size of its attachment. */
export const ANNOUNCEMENT_ATTACHMENT = {
  field: 'attachment',
  types: ['application/pdf'],
  mostBytes: 10 * 1024 * 1024,
  required: true,
} as const satisfies FilePart;

const FILES_OF = { ...ADMIN, status: 200, revision: 'required', params: idParams, answer: announcement } as const;

export const setAnnouncementPicture = defineEndpoint({
  ...FILES_OF,
  method: 'POST',
  path: '/admin/announcements/{id}/picture/',
  summary: 'Gives a draft a picture, instead of the one it has. 409 announcements.status of any other.',
  file: ANNOUNCEMENT_PICTURE,
});

export const removeAnnouncementPicture = defineEndpoint({
  ...FILES_OF,
  method: 'DELETE',
  path: '/admin/announcements/{id}/picture/',
  summary: 'Takes the picture out of a draft. 409 announcements.status of any other.',
});

export const setAnnouncementAttachment = defineEndpoint({
  ...FILES_OF,
  method: 'POST',
  path: '/admin/announcements/{id}/attachment/',
  summary: 'Gives a draft an attachment, instead of the one it has. 409 announcements.status of any other.',
  file: ANNOUNCEMENT_ATTACHMENT,
});

export const removeAnnouncementAttachment = defineEndpoint({
  ...FILES_OF,
  method: 'DELETE',
  path: '/admin/announcements/{id}/attachment/',
  summary: 'Takes the attachment out of a draft. 409 announcements.status of any other.',
});

const counted = z.object({
  count: z.int(),
  sr: z.int().check(z.describe('Who read Serbian.')),
  en: z.int().check(z.describe('Who read English.')),
  sample: z.array(z.string()).check(z.describe('Five of them, each by first name and initial.')),
});

/** The number of people in an audience. */
export type CountedAudience = z.infer<typeof counted>;

export const countAudience = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/announcements/audience/',
  summary: 'How many people an audience is now, in which languages they read, and five of their names.',
  status: 200,
  onlyReads: true,
  body: z.strictObject({ audience }),
  answer: counted,
});

export const previewAnnouncement = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/announcements/preview/',
  summary: 'The texts as people would read them, sanitised and with the link below them. Stores nothing.',
  status: 200,
  onlyReads: true,
  body: z.strictObject({ text_sr: texts.text_sr, text_en: texts.text_en, link }),
  answer: z.object({ text_sr: z.string(), text_en: z.string() }),
});

export const testAnnouncement = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/announcements/{id}/test/',
  summary: 'Tells it to the caller alone, marked as a trial. 400 at each text that it lacks.',
  params: idParams,
});

export const sendAnnouncement = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/announcements/{id}/send/',
  summary:
    'Sends the draft that was seen, as a task: in 30 seconds, or at an hour. Whom it is for is fixed now. Above 5,000 people it waits for a second person where there is one. 400 at each text that it lacks, or at an hour that is over; 409 announcements.audience when their number has moved by more than ten and a hundredth, announcements.nobody, announcements.night outside 9 to 18 in Belgrade unless `night` says so, announcements.status when it is no draft.',
  status: 202,
  revision: 'required',
  params: idParams,
  body: z.strictObject({
    count: z.int().check(z.gte(0), z.describe('How many people were confirmed.')),
    at: z.optional(z.string().check(z.maxLength(40), z.describe('ISO 8601; at once when it is not said.'))),
    night: z.optional(z.boolean()).check(z.describe('It may be told outside 9 to 18 in Belgrade.')),
  }),
  answer: announcement,
});

/** A call that changes the status of an announcement; `word` is the last segment of its path. */
const step = (word: string, summary: string, status: 200 | 201 | 202 = 200) =>
  defineEndpoint({
    ...ADMIN,
    method: 'POST',
    path: `/admin/announcements/{id}/${word}/`,
    summary,
    status,
    params: idParams,
    answer: announcement,
  });

export const cancelAnnouncement = step(
  'cancel',
  'Makes one that has not begun, or waits for a second person, a draft again; one that was to go on is stopped again. 409 announcements.status once it has begun.',
);

export const stopAnnouncement = step(
  'stop',
  'Stops it after the batch that it is in: who was told stays told. 409 announcements.status unless it is being sent.',
);

export const resumeAnnouncement = step(
  'resume',
  'Goes on with those who were not told; outside 9 to 18 in Belgrade at the next nine in the morning, unless `night` was said. 409 announcements.status unless it was stopped.',
  202,
);

export const withdrawAnnouncement = step(
  'withdraw',
  'Takes it back, as a task, from all who have not read it. 409 announcements.status unless it is sent or stopped.',
  202,
);

export const copyAnnouncement = step('copy', 'A new draft with its texts, its files and its audience.', 201);

export const approveAnnouncement = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/announcements/{id}/approve/',
  summary:
    'Sends what somebody else proposed, exactly as it was seen; outside 9 to 18 in Belgrade it begins at the next nine in the morning, unless `night` was said. 403 approvals.own, 409 announcements.status, approvals.stale when whoever proposed it may not any more, 410 approvals.expired after seven days, when it becomes a draft again.',
  status: 202,
  revision: 'required',
  params: idParams,
  answer: announcement,
});

export const refuseAnnouncement = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/announcements/{id}/refuse/',
  summary:
    'Makes what somebody else proposed a draft again, and tells them why. 403 approvals.own, 409 announcements.status.',
  status: 200,
  params: idParams,
  body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  answer: announcement,
});
