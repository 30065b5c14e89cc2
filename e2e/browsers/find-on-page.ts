/** What a smoke test presses, writes into or reads. */
export type Role = 'button' | 'checkbox' | 'heading' | 'link' | 'option' | 'textbox';

/**
 * The element with a role in sight whose name begins so; null when there is none. Runs on the page, in whatever browser: it
 * knows nothing but its values.
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
  // What is behind an open dialog is not there for anybody.
  const isThere = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden=true], [inert]');
  const all = [...document.querySelectorAll(places[role])];
  return all.find((element) => isThere(element) && nameOf(element).startsWith(name)) ?? null;
}
