import { screen, within } from 'storybook/test';
import { said } from '../testing/sample-words.ts';

interface Playing {
  canvas: Pick<typeof screen, 'findAllByRole' | 'getByRole'>;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Selects rows of a list by index and presses the shelf's button `action`; returns the drawer that opens. */
export async function beginMany({ canvas, userEvent }: Playing, places: readonly number[], action: string) {
  const boxes = await canvas.findAllByRole('checkbox', { name: /^(Izaberi|Select): / });
  for (const place of places) await userEvent.click(boxes[place] as HTMLElement);
  const shelf = canvas.getByRole('region', { name: /^(Izabrani redovi|Selected rows)$/ });
  await userEvent.click(within(shelf).getByRole('button', { name: said(action) }));
  return within(await screen.findByRole('dialog'));
}
