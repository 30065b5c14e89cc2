import type { QueryClient } from '@tanstack/react-query';

const SHOWING_MONEY = ['transactions', 'order', 'vouchers', 'budget'];

/** Money moved: what shows it is asked for again, at once where it is in sight and elsewhere when it is opened. */
export function moneyMoved(client: QueryClient): void {
  for (const name of SHOWING_MONEY) void client.invalidateQueries({ queryKey: [name] });
}
