// specification.md 3: a title equal to the Serbian word for notice means that the text is shown instead.
const NOTICES = new Set(['obaveštenje', 'obavestenje', 'обавештење']);

interface Titled {
  title: string;
  text: string;
}

/** Whether a title says nothing but that this is a notice. */
export const isNotice = (title: string) => NOTICES.has(title.trim().toLocaleLowerCase('sr'));

/** The words that name a notification in a list: its title, or its text without the markup. */
export function notificationTitle({ title, text }: Titled): string {
  return isNotice(title) ? plainText(text) : title;
}

/** The words of sanitised html, for a line of a list. */
export function plainText(html: string): string {
  const document = new DOMParser().parseFromString(
    // What stood below each other in a list stands in one line.
    html.replace(/(?<!\p{P})(?=<\/li>\s*<li)/giu, ',').replace(/<(\/(p|li|h3|h4|blockquote)|br\s*\/?)>/gi, ' '),
    'text/html',
  );
  // An amount keeps to its currency: the blank between them does not break.
  return (document.body.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').trim();
}
