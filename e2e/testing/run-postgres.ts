// A PostgreSQL for the shop of all tests: says its address, and ends with whoever started it, however that one ends.
import { startPostgres } from '#server/testing/postgres-server.ts';

// Whoever is interrupted lets the shop close first, and then its database.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
const { url, stop } = await startPostgres();
console.log(url);
process.stdin.resume().once('close', () => void stop().then(() => process.exit(0)));
