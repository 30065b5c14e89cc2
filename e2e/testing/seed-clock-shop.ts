// Makes the demo data of the shop whose clock the tests move, before the first test needs it.
import { seedOnce } from './seeded-shop.ts';
import { CLOCK_SHOP } from './start-shop.ts';

await seedOnce(process.env, CLOCK_SHOP);
