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
    html.replace(/<(\/(p|li|h3|h4|blockquote)|br\s*\/?)>/gi, ' '),
    'text/html',
  );
  return (document.body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
