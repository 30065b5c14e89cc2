/** Pseudo-states of a control that can be shown without a pointer or a keyboard. */
export const HELD = ['hover', 'focus', 'active'] as const;
export type Held = (typeof HELD)[number];

// An escaped colon in a class name is left unchanged. `:is` has the specificity of the pseudo-class, so the cascade does not
// change.
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
    // A style sheet of another origin cannot be read, and is not ours.
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
 * Gives the classes as-hover, as-focus and as-active the styles of the pseudo-classes. Returns the cleanup. Concurrent callers
 * share one style element: with one each, every one would copy the rules of all previous ones.
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
