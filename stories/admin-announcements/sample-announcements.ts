import type { ListedAnnouncement } from '#contract/announcements/announcements.contract.ts';
import * as samples from '#machines/announcements/announcement.paths.ts';
import { pageOf } from '../testing/found.ts';

const { DRAFT, PROPOSED, SCHEDULED, SENDING, SENT, WITHDRAWN } = samples;

const as = (base: object, rest: object) => Object.assign({}, base, rest) as ListedAnnouncement;

/** Announcements, sent ones and planned ones. */
export const sampleAnnouncements: readonly ListedAnnouncement[] = [
  as(DRAFT, { id: 4 }),
  as(PROPOSED, { id: 9, title_sr: 'Novi partneri u Novom Sadu', title_en: 'New partners in Novi Sad' }),
  as(SCHEDULED, { id: 8, title_sr: 'Rad za praznike', title_en: 'Opening hours over the holidays' }),
  as(SENDING, { id: 7, title_sr: 'Budžeti važe do kraja godine', title_en: 'Budgets last until the end of the year' }),
  as(SENT, {
    id: 6,
    title_sr:
      'Sistematski pregledi: zakazivanje za januar počinje u ponedeljak, mesta ima za sve koji se jave na vreme',
    title_en: '',
  }),
  as(WITHDRAWN, { id: 5, title_sr: 'Servis sajta večeras', title_en: 'Maintenance tonight' }),
];

/** The list's answer to a query. */
export const announcementsAsked = (search: URLSearchParams) => {
  const wanted = search.get('status')?.split(',');
  const results = sampleAnnouncements.filter(({ status }) => wanted?.includes(status) ?? true);
  return Object.assign(pageOf(results), { count_is_exact: true, without: [] });
};

/** Size of an audience. */
export const sampleAudience = {
  count: 20_134,
  sr: 18_240,
  en: 1894,
  sample: ['Ana K.', 'Đorđe Š.', 'Mirjana T.', 'Zoran P.', 'Elma H.'],
};
