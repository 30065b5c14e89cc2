// npm run scaling: what 10,000, 100,000 and 1,000,000 employees need, by what `npm run bench` measured of each call.
import costs from './costs-per-call.json' with { type: 'json' };
import { ASSUMED, costsTable, needsTable } from './scaling-table.ts';

console.log(`Measured on ${costs.day} on ${costs.cores} cores, load ${costs.load}.\n`);
console.log(`${costsTable(costs, ASSUMED)}\n`);
console.log(needsTable(costs, ASSUMED));
