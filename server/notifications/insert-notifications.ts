import { searchKey } from '#contract/search/search.rules.ts';
import { plainWords } from '../benefits/plain-words.ts';
import { richText } from '../benefits/rich-text.ts';
import { list, type Part, sql, text, textOrNull } from '../database/text.ts';

/** A notification to be sent, in both languages; an empty text falls back to the other. Texts are html. */
export interface Telling {
  titleEn: string;
  titleSr: string;
  textEn: string;
  textSr: string;
  sendFrom: string;
  /** An address of ours. */
  image?: string | null;
  /** Alternative text of the picture. */
  imageAltEn?: string;
  imageAltSr?: string;
  /** An address of ours. */
  attachment?: string | null;
  /** A person is notified only once under the same key. */
  dedupeKey?: string | null;
}

/** The parameters of `told` for a notification: sanitised html, and its search key. */
export function toldValues(telling: Telling, now: Date) {
  const { titleEn, titleSr, sendFrom, image = null, attachment = null, dedupeKey = null } = telling;
  const { imageAltEn = '', imageAltSr = '' } = telling;
  const [textEn, textSr] = [richText(telling.textEn), richText(telling.textSr)];
  return {
    titleEn,
    titleSr,
    textEn,
    textSr,
    sendFrom,
    image,
    imageAltEn,
    imageAltSr,
    attachment,
    dedupeKey,
    now: now.toISOString(),
    searchEn: searchKey(plainWords(textEn || textSr)),
    searchSr: searchKey(plainWords(textSr || textEn)),
  };
}

/**
 * A common table expression `told (company_id, user_id)`: inserts a notification with `toldValues` for each of `people
 * (company_id, user_id)`, and has the people who did not have it yet. In texts `idAs` is replaced by the `id` of the row of
 * `people`. The statement that uses it must also raise the version of v2/me/.
 */
export const told = <People extends Part>(people: People, idAs?: string) => inserted(people, sql`'', ''`, idAs);

/** Like `told`, for a notification with a picture and its alternative texts. */
export const toldWithPicture = <People extends Part>(people: People) =>
  inserted(people, list(text('imageAltEn'), text('imageAltSr')));

function inserted<People extends Part, Alt extends Part>(people: People, alt: Alt, idAs?: string) {
  const filled = <Words extends Part>(words: Words) =>
    idAs === undefined ? sql`${words}::text` : sql`replace(${words}::text, ${sql.raw(`'${idAs}'`)}, id::text)`;
  const texts = list(
    filled(text('textEn')),
    filled(text('textSr')),
    filled(text('searchEn')),
    filled(text('searchSr')),
  );
  return sql`told as (
    insert into notifications (company_id, user_id, title_en, title_sr, text_en, text_sr, search_en, search_sr,
      send_from, image, image_alt_en, image_alt_sr, attachment, dedupe_key, created_at)
    select company_id, user_id, ${text('titleEn')}, ${text('titleSr')}, ${texts},
      ${text('sendFrom')}, ${textOrNull('image')}, ${alt}, ${textOrNull('attachment')},
      ${textOrNull('dedupeKey')}, ${text('now')}::timestamptz
    from ${people}
    on conflict (company_id, user_id, dedupe_key) do nothing
    returning company_id, user_id)`;
}
