/** What a pointer or a keyboard does to a control, to be looked at without either. */
export const HELD = ['hover', 'focus', 'active'] as const;
export type Held = (typeof HELD)[number];

// In the name of a class the colon is escaped, and stays. `:is` weighs what the pseudo-class weighs: no rule wins that did not win before.
const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\\):hover/g, ':is(:hover, .as-hover)'],
  [/(?<!\\):active/g, ':is(:active, .as-active)'],
  [/(?<!\\):focus-within/g, ':is(:focus-within, :has(.as-focus))'],
  [/(?<!\\):focus-visible/g, ':is(:focus-visible, .as-focus)'],
];

const touched = (text: string) => REWRITTEN.some(([pseudo]) => text.search(pseudo) >= 0);

function rulesOf(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText);
  } catch {
    // Of another origin: none of ours.
    return [];
  }
}

let held: HTMLStyleElement | null = null;
let holders = 0;

function styleOfHeld(): HTMLStyleElement {
  const style = document.createElement('style');
  const rules = [...document.styleSheets].flatMap(rulesOf).filter((text) => touched(text) && !text.startsWith('@font'));
  style.textContent = REWRITTEN.reduce((text, [pseudo, states]) => text.replace(pseudo, states), rules.join('\n'));
  document.head.append(style);
  return style;
}

/**
 * Lets the classes as-hover, as-focus and as-active do what the pseudo-classes do. Answers how to end it. All that ask for it at
 * a time share one style: with a style each, every one would copy those of all before it, and a dozen the whole some thousand times.
 */
export function holdStates(): () => void {
  held ??= styleOfHeld();
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    held?.remove();
    held = null;
  };
}
