// npm start: builds what is not built, then runs the shop. The app is built while the database opens.
import module from 'node:module';
import { buildClient, buildServer, compiledFolder, compressAside, serverFile } from '../build/build.mjs';

const client = buildClient();
// The server awaits it; without this handler an earlier failure would be an unhandled rejection.
client.catch(() => {});
let open;
const isOpen = new Promise((resolve) => {
  open = resolve;
});
// Without it the shop serves as well, a tenth more bytes; what went wrong was printed by the process that did.
const compressed = isOpen.then(compressAside).catch(() => {});
await buildServer();
// Reuses code compiled by an earlier start; Node 20 does not cache it.
module.enableCompileCache?.(compiledFolder);
const { main } = await import(serverFile);
await main({ client, compressed });
open();
