import type { Page } from '@playwright/test';
import { asDrawn } from './undrawn.ts';

/** Names of controls in the topmost dialog, drawer or popover that are entirely covered when they have the focus (WCAG 2.4.11). */
export function coveredWhenFocused(page: Page): Promise<string[]> {
  return asDrawn(page, () =>
    page.evaluate(async () => {
      const isSeen = (node: Element) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isSeen).at(-1);
      const controls = [...(top?.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex]') ?? [])];
      const isOn = (control: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
      };
      const isCovered = async (control: HTMLElement) => {
        const list = document.querySelector('[role=listbox]');
        control.focus();
        // An open list closes first; everything else has followed the focus immediately.
        if (list) await new Promise(requestAnimationFrame);
        // An element that already has the focus is not scrolled into view again.
        control.scrollIntoView({ block: 'nearest' });
        if (control !== document.activeElement) return false;
        const { left, top, width, height } = control.getBoundingClientRect();
        const shares = [0.05, 0.5, 0.95];
        return !shares.some((x) => shares.some((y) => isOn(control, left + width * x, top + height * y)));
      };
      const covered: string[] = [];
      for (const control of controls) {
        if (control.tabIndex < 0 || !isSeen(control) || !(await isCovered(control))) continue;
        covered.push(control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.tagName);
      }
      return covered;
    }),
  );
}
