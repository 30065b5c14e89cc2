import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#server/testing/free-port.ts';
import { unprivileged } from '#server/testing/postgres-tools.ts';
import { type RunningProcess, startProcess, until } from './running-process.ts';
import type { Tools } from './tools.ts';

/** The connection pooler between the servers and PostgreSQL. */
export interface Pooler {
  url: string;
  /** Sends connections to another PostgreSQL from now on. */
  leadTo(port: number): void;
  stop(): Promise<void>;
}

const DELIVERED = fileURLToPath(new URL('../../deploy/pgbouncer/pgbouncer.ini', import.meta.url));

/** Starts PgBouncer in transaction pooling mode. */
export async function startPooler(folder: string, tools: Tools, database: number): Promise<Pooler> {
  const user = unprivileged();
  const [port, file] = [await freePort(), join(folder, 'pgbouncer.ini')];
  const write = (to: number) => {
    writeFileSync(file, settings(to, port, folder));
    if (user) chownSync(file, user.uid, user.gid);
  };
  write(database);
  const pooler = startProcess(tools.pgbouncer, [file], user);
  return {
    url: `postgres://izbor@127.0.0.1:${port}/izbor`,
    leadTo(to) {
      write(to);
      pooler.signal('SIGHUP');
    },
    stop: () => pooler.kill(),
  };
}

// The delivered settings with other paths and ports, and without passwords.
const settings = (database: number, port: number, folder: string) =>
  `${readFileSync(DELIVERED, 'utf8')
    .replace('port=5432', `port=${database} user=izbor`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/^auth_file = .*$/m, '')}
unix_socket_dir =
logfile = ${folder}/pgbouncer.log
pidfile = ${folder}/pgbouncer.pid
`;

/** The load balancer in front of the servers. */
export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

const UNAVAILABLE = fileURLToPath(new URL('../../deploy/haproxy/unavailable.http', import.meta.url));

/** Starts HAProxy in front of the servers at these ports. */
export async function startBalancer(folder: string, { haproxy }: Tools, servers: readonly number[]): Promise<Balancer> {
  const [port, file] = [await freePort(), join(folder, 'haproxy.cfg')];
  writeFileSync(file, balancing(port, servers));
  const balancer: RunningProcess = startProcess(haproxy, ['-f', file, '-db'], undefined);
  const url = `http://127.0.0.1:${port}`;
  await until('HAProxy', async () => (await fetch(`${url}/health/live`)).status < 600);
  return { url, stop: () => balancer.kill() };
}

// Like deploy/haproxy/haproxy.cfg except for names, TLS and the interval of health checks.
const balancing = (port: number, servers: readonly number[]) => `
defaults
  mode http
  option http-server-close
  timeout connect 2s
  timeout client 30s
  timeout server 35s
  timeout queue 5s
  errorfile 502 ${UNAVAILABLE}
  errorfile 503 ${UNAVAILABLE}
  errorfile 504 ${UNAVAILABLE}
frontend all
  bind 127.0.0.1:${port}
  # Browsers speak HTTP/2 to it, where each call stands for itself. A connection of HTTP/1 that had a call before would be closed without a word.
  option httpclose
  default_backend izbor
backend izbor
  balance leastconn
  option httpchk GET /health/ready
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1 maxconn 500
  retries 2
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET or { req.hdr(idempotency-key) -m found }
  option redispatch
${servers.map((server, place) => `  server izbor${place + 1} 127.0.0.1:${server}`).join('\n')}
`;
