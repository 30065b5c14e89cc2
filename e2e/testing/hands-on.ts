import type { Locator, Page } from '@playwright/test';
import { backTo, downTo, tabTo } from './keyboard.ts';

/** Further than most pages go: the form of a benefit has some sixty stops. */
const FAR = 160;

/** Milliseconds after which what is not there will not come. */
const LONG = 60_000;

/** What somebody does with the keyboard alone. */
export function handsOn(page: Page) {
  const field = (label: string) => {
    const name = new RegExp(`^${label}( \\*)?$`);
    // A password is no textbox, and the label of a page of a pair says its language first for the eye alone.
    const labelled = page.getByLabel(name).or(page.getByRole('textbox', { name }));
    return labelled.and(page.locator('input, textarea')).first();
  };
  /** The shorter way, as a person goes: back to what stands above, for after the last stop comes the browser itself. */
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
  /** Types into a list that is searched, and takes the one that is found. */
  const choose = async (label: string, text: string) => {
    await type(label, text);
    await page.getByRole('option', { name: text }).waitFor();
    await page.keyboard.press('Enter');
  };
  /** Opens a menu, and goes down it to what is meant. */
  const goInMenu = async (menu: RegExp, name: string) => {
    await go('button', menu);
    const item = page.getByRole('menuitem', { name, exact: true });
    await item.waitFor();
    await downTo(page, item);
    await page.keyboard.press('Enter');
  };
  return { type, go, goInMenu, choose, reach };
}
