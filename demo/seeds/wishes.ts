import { cartItems } from '#server/cart/cart.table.ts';
import type { Transaction } from '#server/database/database.ts';
import { favourites } from '#server/favourites/favourites.table.ts';
import { known } from '../known.ts';
import type { DemoPlaces } from './places.ts';

const CART: Record<string, number> = {
  'Mesečna članarina: teretana, bazen i sauna': 1,
  'Relaks masaža celog tela, 60 minuta': 2,
  'Vaučer za namirnice': 1,
};

const FAVOURITES = [
  'Vaučer za namirnice',
  'Šišanje i nega kose',
  'Vikend za dvoje na Tari',
  'Pregled vida i okvir po izboru',
  'Banja i sauna za dvoje',
];

/** Inserts the employee's cart (four pieces, 16.710,00 RSD) and favourites. */
export async function seedWishes(transaction: Transaction, { people, benefits, now }: DemoPlaces): Promise<void> {
  const person = known(people, 'employee@izbor.demo');
  const items = Object.entries(CART).map(([name, count]) => ({ benefitId: known(benefits, name), count }));
  await transaction.insert(cartItems).values(items.map((item) => ({ ...person, ...item, createdAt: now })));
  await transaction.insert(favourites).values(
    FAVOURITES.map((name) => ({
      ...person,
      benefitId: known(benefits, name),
      createdAt: now,
    })),
  );
}
