import type { Locator, Page } from '@playwright/test';
import { backTo, downTo, tabTo } from './keyboard.ts';

/** Most tab stops to try: more than most pages have; the form of a benefit has some sixty. */
const FAR = 160;

/** Timeout in milliseconds for a control to appear. */
const LONG = 60_000;

/** Actions with the keyboard only. */
export function handsOn(page: Page) {
  const field = (label: string) => {
    const name = new RegExp(`^${label}( \\*)?$`);
    // A password field has no role textbox, and the label of a field in two languages shows its language visually only.
    const labelled = page.getByLabel(name).or(page.getByRole('textbox', { name }));
    return labelled.and(page.locator('input, textarea')).first();
  };
  /**
   * Moves the focus the shorter way, as a person would: backwards to a control above, because after the last one the browser's own controls
   * follow.
   */
  const reach = async (control: Locator) => {
    const isAbove = await control.evaluate((target) => {
      const { activeElement, body } = document;
      const isSomewhere = activeElement !== null && activeElement !== body;
      return isSomewhere && Boolean(activeElement.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING);
    });
    await (isAbove ? backTo : tabTo)(page, control, FAR);
  };
  const type = async (label: string, text: string) => {
    await field(label).waitFor({ timeout: LONG });
    await reach(field(label));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  const go = async (role: 'button' | 'link', name: string | RegExp) => {
    const control = page.getByRole(role, { name }).first();
    await control.waitFor({ timeout: LONG });
    await reach(control);
    await page.keyboard.press('Enter');
  };
  /** Types into a searchable list and takes the option it finds. */
  const choose = async (label: string, text: string) => {
    await type(label, text);
    await page.getByRole('option', { name: text }).waitFor();
    await page.keyboard.press('Enter');
  };
  /** Opens a menu and moves down to an item. */
  const goInMenu = async (menu: RegExp, name: string) => {
    await go('button', menu);
    const item = page.getByRole('menuitem', { name, exact: true });
    await item.waitFor();
    await downTo(page, item);
    await page.keyboard.press('Enter');
  };
  return { type, go, goInMenu, choose, reach };
}
