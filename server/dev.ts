// npm run dev: the server watched by tsx, and the app by Vite with hot reload, which passes the server's addresses on.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { readConfig } from './config/config.ts';

const config = readConfig(process.env);
const serverPort = config.port + 1;
const server = spawn(
  process.execPath,
  ['--import', 'tsx', '--watch-path=server', '--watch-path=demo', '--watch-path=contract', 'server/main.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: config.publicUrl },
  },
);
const target = `http://127.0.0.1:${serverPort}`;
const vite = await createServer({
  server: {
    port: config.port,
    strictPort: true,
    // The app's own folders src/api and src/files have the same addresses: their modules stay with Vite.
    proxy: Object.fromEntries(
      ['api', 'pictures', 'files', 'health'].map((place) => [`^/${place}(?!.*\\.tsx?(\\?|$))`, target]),
    ),
  },
});
await vite.listen();
// The server says the address once it answers: a first start makes the demo shop before.
console.log('Opening the shop…');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    vite.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
