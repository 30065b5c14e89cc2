// npm run backup and similar: runs a command of the built server, which is built first if needed. Works without development dependencies.
import { pathToFileURL } from 'node:url';
import { buildServer } from './build.mjs';
import { commandFile } from './server-commands.mjs';

await buildServer();
// Moves the arguments to where the command would find them if it had been started itself.
const [name] = process.argv.splice(2, 1);
await import(pathToFileURL(commandFile(name)).href);
