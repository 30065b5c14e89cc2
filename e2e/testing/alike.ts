import type { Page } from '@playwright/test';
import { asDrawn } from './undrawn.ts';

/** Attributes that mark the chosen one of several elements. */
const CHOICES = ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-current'] as const;

/**
 * Names of visible chosen elements that look like their unchosen neighbours. Font weight does not count: a person who
 * needs large letters cannot tell it.
 */
export function chosenThatLookAlike(page: Page): Promise<string[]> {
  return asDrawn(page, () =>
    page.evaluate((choices) => {
      const PARTS = ['color', 'backgroundColor', 'borderTopColor', 'borderTopWidth', 'borderBottomWidth'] as const;
      const LINES = ['textDecorationLine', 'outlineStyle', 'outlineColor', 'opacity', 'width', 'height'] as const;
      const isDrawn = (node: Element) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const styleOf = (node: Element, pseudo?: string) => {
        const style = getComputedStyle(node, pseudo);
        if (pseudo && style.content === 'none') return '';
        // The size of an element depends on its text, so it counts only for a mark without text.
        const named = pseudo || node.textContent?.trim() ? LINES.slice(0, 4) : LINES;
        return [...PARTS, ...named].map((part) => style[part]).join(' ');
      };
      const lookOf = (thing: Element) => {
        const parts = [thing, ...thing.querySelectorAll('*')].filter(isDrawn);
        const looks = parts.map((part) =>
          [styleOf(part), styleOf(part, '::before'), styleOf(part, '::after')].join('|'),
        );
        return [...new Set(looks), `${parts.filter((part) => part.matches('svg')).length} pictures`].sort().join('\n');
      };
      const isChosen = (thing: Element, by: string) => !['false', null].includes(thing.getAttribute(by));
      const listOf = (thing: Element) =>
        thing.closest(
          '[role=grid], [role=radiogroup], [role=group], [role=tablist], [role=listbox], fieldset, nav, ul, ol, form',
        );
      return choices.flatMap((by) => {
        const chosen = [...document.querySelectorAll(`[${by}]`)].filter(
          (thing) => isChosen(thing, by) && isDrawn(thing),
        );
        return chosen.flatMap((thing) => {
          const others = [...(listOf(thing)?.querySelectorAll(thing.tagName) ?? [])].filter(
            (other) =>
              other !== thing &&
              isDrawn(other) &&
              !isChosen(other, by) &&
              other.getAttribute('role') === thing.getAttribute('role'),
          );
          const alike = others.some((other) => lookOf(other) === lookOf(thing));
          return alike ? [`${by}: ${thing.getAttribute('aria-label') ?? thing.textContent?.trim()}`] : [];
        });
      });
    }, CHOICES),
  );
}
