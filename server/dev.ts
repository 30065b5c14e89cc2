// npm run dev: the server watched by tsx, and the app by Vite with hot reload, which passes the server's addresses on.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Server } from 'node:net';
import type { ViteDevServer } from 'vite';
import { type Config, readConfig } from './config/config.ts';
import { PlainError } from './config/plain-error.ts';
import { PORT_TAKEN, sentenceFor } from './database/sentence-for.ts';

const serverPortOf = ({ port }: Config) => port + 1;

/** Refuses where another program has the server's port: the page would ask that one. */
async function refuseTaken(config: Config): Promise<void> {
  const port = serverPortOf(config);
  const probe = new Server().listen({ port, host: config.host });
  await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new PlainError(
      `Its server listens at the port after PORT, and ${port} is taken by another program. Stop that one, or set PORT.`,
    );
  });
  await new Promise((closed) => probe.close(closed));
}

async function serveApp(config: Config): Promise<ViteDevServer> {
  const target = `http://127.0.0.1:${serverPortOf(config)}`;
  // Loaded only now, because it takes longer than all checks above.
  const { createServer } = await import('vite');
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
  return vite.listen().catch((error: unknown) => {
    // Vite says it in words of its own, without a code.
    throw /is already in use$/.test(String(error)) ? new PlainError(PORT_TAKEN) : error;
  });
}

function watchServer(config: Config): ChildProcess {
  return spawn(
    process.execPath,
    ['--import', 'tsx', '--watch-path=server', '--watch-path=demo', '--watch-path=contract', 'server/main.ts'],
    {
      stdio: 'inherit',
      env: { ...process.env, PORT: String(serverPortOf(config)), PUBLIC_URL: config.publicUrl },
    },
  );
}

try {
  const config = readConfig(process.env);
  await refuseTaken(config);
  // First: a port that is taken leaves no server behind.
  const vite = await serveApp(config);
  const server = watchServer(config);
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
} catch (error) {
  console.error(sentenceFor(error));
  process.exit(1);
}
