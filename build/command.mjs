// npm run backup and its like: runs a command of the built server, which is built first when it is not. A shop without what is for development runs them too.
import { pathToFileURL } from 'node:url';
import { buildServer } from './build.mjs';
import { commandFile } from './server-commands.mjs';

await buildServer();
// The command finds what it is told where it would find it by itself.
const [name] = process.argv.splice(2, 1);
await import(pathToFileURL(commandFile(name)).href);
