// specification.md 3: a title equal to the Serbian word for notice means that the text is shown instead.
const NOTICES = new Set(['obaveštenje', 'obavestenje', 'обавештење']);

interface Titled {
  title: string;
  text: string;
}

/** Whether a title is only the word for notice. */
export const isNotice = (title: string) => NOTICES.has(title.trim().toLocaleLowerCase('sr'));

/** Title of a notification in a list: its own, or its text without the markup. */
export function notificationTitle({ title, text }: Titled): string {
  return isNotice(title) ? plainText(text) : title;
}

/** Plain text of sanitised HTML, on one line. */
export function plainText(html: string): string {
  const document = new DOMParser().parseFromString(
    // Joins the items of a list with commas.
    html.replace(/(?<!\p{P})(?=<\/li>\s*<li)/giu, ',').replace(/<(\/(p|li|h3|h4|blockquote)|br\s*\/?)>/gi, ' '),
    'text/html',
  );
  // The non-breaking space between an amount and its currency stays.
  return (document.body.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').trim();
}
