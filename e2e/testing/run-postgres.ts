// A PostgreSQL for the shop of all tests: prints its address, and ends with the process that started it, however that one ends.
import { startPostgres } from '#server/testing/postgres-server.ts';

// On an interrupt the shop closes first, and then its database.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
const { url, stop } = await startPostgres();
console.log(url);
process.stdin.resume().once('close', () => void stop().then(() => process.exit(0)));
