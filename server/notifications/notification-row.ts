import type { Language } from '#contract/language/language.ts';
import { inLanguage } from '../database/in-language.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { sql, type Text } from '../database/text.ts';

/** The columns of a notification `n` as the contract names them, in the reader's language, else in the other. */
export function notificationColumns(language: Language): Text {
  return sql`n.id, ${inLanguage('n.title', language)} as title, ${inLanguage('n.text', language)} as text, n.previewed, n.attachment as attachments, n.image,
    ${inLanguage('n.image_alt', language)} as image_alt, n.send_from,
    ${isoMoment(sql`n.created_at`)} as date`;
}
