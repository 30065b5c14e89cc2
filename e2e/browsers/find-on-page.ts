/** Roles that a smoke test presses, writes into or reads. */
export type Role = 'button' | 'checkbox' | 'heading' | 'link' | 'option' | 'textbox';

/**
 * Returns the visible element with a role whose name begins with the given text, or null. Runs on the page in any browser, so it uses only
 * its arguments.
 */
export function findOnPage(role: Role, name: string): Element | null {
  const places: Record<Role, string> = {
    button: 'button, [role=button]',
    checkbox: '[role=checkbox], input[type=checkbox]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    option: '[role=option], [role=menuitem], [role=menuitemradio]',
    textbox: 'input, textarea, [role=textbox]',
  };
  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels;
    const said = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    return said.replace(/\s+/g, ' ').trim();
  };
  // Elements behind an open dialog do not count.
  const isThere = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden=true], [inert]');
  const all = [...document.querySelectorAll(places[role])];
  return all.find((element) => isThere(element) && nameOf(element).startsWith(name)) ?? null;
}
