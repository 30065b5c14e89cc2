// npm start: builds what is not built, then runs the shop. The app is built while the database opens.
import { buildClient, buildServer, serverFile } from './build.mjs';

const client = buildClient();
// Awaited by the server; until then a failure is nobody's.
client.catch(() => {});
await buildServer();
const { main } = await import(serverFile);
await main(client);
