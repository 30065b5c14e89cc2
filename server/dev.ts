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
    // The app's own folder src/api has the same address: its modules stay with Vite.
    proxy: Object.fromEntries(
      ['^/api/(?!.*\\.ts(\\?|$))', '/pictures', '/files', '/health'].map((path) => [path, target]),
    ),
  },
});
await vite.listen();
vite.printUrls();

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    vite.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
