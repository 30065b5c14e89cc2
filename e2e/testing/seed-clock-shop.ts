// Makes the demo data of the shop whose clock the tests move, before the first of them asks for it.
import { PEOPLE_OF_OWN_SHOP, seedOnce } from './seeded-folder.ts';
import { STARTS } from './start-shop.ts';

await seedOnce(process.env, { clock: STARTS, people: PEOPLE_OF_OWN_SHOP });
