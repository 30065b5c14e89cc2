// npm run scaling: needs of 10,000, 100,000 and 1,000,000 employees, computed from the costs that `npm run bench` measured.
import costs from './costs-per-call.json' with { type: 'json' };
import { ASSUMED, costsTable, needsTable } from './scaling-table.ts';

console.log(`Measured on ${costs.day} on ${costs.cores} cores, load ${costs.load}.\n`);
console.log(`${costsTable(costs, ASSUMED)}\n`);
console.log(needsTable(costs, ASSUMED));
