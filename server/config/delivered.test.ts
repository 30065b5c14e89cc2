import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { MALLOC, NODE_FLAGS } from '../testing/node-flags.ts';
import { projectRoot } from './project-root.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const isThere = (path: string) => existsSync(join(projectRoot, path));

interface Service {
  image?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  volumes?: string[];
}

const compose = parse(read('deploy/compose.yaml')) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const dockerfile = read('deploy/Dockerfile').replace(/\\\n/g, ' ');
const runbook = read('docs/runbook.md');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
const settings = new Set([...read('docs/settings.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));
// Settings of the PostgreSQL image and of the C library.
const OF_OTHERS = ['POSTGRES_PASSWORD', ...Object.keys(MALLOC)];

/** The commands in the server's bundle: the entry points of its build. */
const commands = [
  ...(/entryPoints: \{([^}]*)\}/.exec(read('build/build.mjs'))?.[1] ?? '').matchAll(/'?([\w-]+)'?: '/g),
].map(([, name]) => name);

describe('the settings of what is delivered', () => {
  it('are settings of the server', () => {
    const example = [...read('deploy/.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    const own = Object.keys(compose.services.izbor?.environment ?? {});
    const image = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name),
    );
    const unit = [...read('deploy/systemd/izbor.service').matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name),
    );
    expect(own).toContain('DATABASE_URL');
    expect(image).toContain('DATA_DIR');
    expect(unit).toContain('DATA_DIR');
    expect(
      [...example, ...own, ...image, ...unit].filter((name) => !settings.has(name) && !OF_OTHERS.includes(name)),
    ).toEqual([]);
  });

  it('that the compose file asks for stand in its example', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !new RegExp(`^${name}=`, 'm').test(read('deploy/.env.example')))).toEqual([]);
  });

  it('lead to services and volumes that are there', () => {
    const services = Object.keys(compose.services);
    for (const { depends_on = {}, volumes = [] } of Object.values(compose.services)) {
      expect(Object.keys(depends_on).filter((name) => !services.includes(name))).toEqual([]);
      const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
      expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
    }
  });
});

describe('the image', () => {
  it('copies what is there, and nothing that is kept from its build', () => {
    const lines = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, from = '']) => from.split(/\s+/));
    const copied = [...dockerfile.matchAll(/&& cp (?:-r )?(.*?) \/izbor/g)].flatMap(([, from = '']) =>
      from.split(/\s+/),
    );
    const paths = [...lines, ...copied].filter((path) => path !== '.' && path !== 'dist');
    expect(paths).toContain('server/database/migrations');
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
    const ignored = read('.dockerignore').split('\n').filter(Boolean);
    expect(paths.filter((path) => ignored.some((name) => path === name || path.startsWith(`${name}/`)))).toEqual([]);
  });

  it('is not built with the secrets and the copies of a shop that runs', () => {
    const ignored = read('.dockerignore').split('\n');
    const beside = Object.values(compose.services)
      .flatMap(({ volumes = [] }) => volumes)
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => `deploy/${volume.slice(2).split(':')[0]}`);
    expect(beside).toContain('deploy/copies');
    expect(['deploy/.env', ...beside].filter((path) => !ignored.includes(path))).toEqual([]);
  });

  it('is built of what Debian and npm have, and is run by the Node that built it', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toHaveLength(2);
    expect(new Set(bases).size).toBe(1);
    expect(dockerfile).not.toMatch(/https?:\/\/(?!127\.0\.0\.1)/);
  });

  it('has a pg_dump that is not older than the database beside it', () => {
    const database = /^postgres:(\d+)/.exec(compose.services.database?.image ?? '')?.[1];
    const client = /postgresql-client-(\d+)/.exec(dockerfile)?.[1];
    expect(Number(client)).toBeGreaterThanOrEqual(Number(database));
  });

  it('has the packages that the bundle leaves out, and none that only builds', () => {
    const text = execFileSync(process.execPath, [join(projectRoot, 'deploy/runtime-package.mjs')], {
      encoding: 'utf8',
    });
    const packages = Object.keys((JSON.parse(text) as { dependencies: Record<string, string> }).dependencies);
    expect(packages).toEqual(
      expect.arrayContaining(['@electric-sql/pglite', '@node-rs/argon2', 'flydrive', '@cantoo/pdf-lib']),
    );
    expect(packages.filter((name) => /^(vite|esbuild|react|tailwindcss|@tiptap|@radix-ui)/.test(name))).toEqual([]);
  });

  it('has the memory that npm start has, as the unit and the runbook say as well', () => {
    expect(NODE_FLAGS.length).toBeGreaterThan(0);
    expect(dockerfile).toContain(`CMD [${NODE_FLAGS.map((flag) => `"${flag}"`).join(', ')}, "dist/server/main.mjs"]`);
    const command = `node ${NODE_FLAGS.join(' ')} dist/server/main.mjs`;
    expect(read('deploy/systemd/izbor.service')).toContain(`ExecStart=/usr/bin/${command}\n`);
    expect(runbook).toContain(`\`${command}\``);
    for (const [name, value] of Object.entries(MALLOC)) {
      expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
      expect(read('deploy/systemd/izbor.service')).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, 'm'));
      expect(runbook).toContain(`${name}=${value}`);
    }
  });

  it('is not run by root, and says whether it is well', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    expect(compose.services.izbor).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });
});

describe('the proxy', () => {
  const proxy = read('deploy/haproxy/haproxy.cfg');
  const words = (name: string) => new RegExp(`^  ${name} (.*)$`, 'm').exec(proxy)?.[1] ?? '';

  it('speaks TLS 1.2 and newer alone, with forward secrecy', () => {
    expect(words('ssl-default-bind-options')).toContain('ssl-min-ver TLSv1.2');
    for (const cipher of words('ssl-default-bind-ciphers').split(':')) {
      expect(cipher).toMatch(/^ECDHE-(ECDSA|RSA)-(AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/);
    }
    for (const suite of words('ssl-default-bind-ciphersuites').split(':')) {
      expect(suite).toMatch(/^TLS_(AES_\d+_GCM|CHACHA20_POLY1305)_SHA\d+$/);
    }
  });

  it('does not serve as root', () => {
    expect([words('user'), words('group'), words('chroot')]).toEqual(['haproxy', 'haproxy', '/var/lib/haproxy']);
  });

  it('leads people to https, and refuses programs that call without it', () => {
    const [refused, led] = ['deny deny_status 403 if { path_beg /api/ } !{ ssl_fc }', 'redirect scheme https code 308'];
    expect(proxy.indexOf(`http-request ${refused}`)).toBeGreaterThan(0);
    expect(proxy.indexOf(`http-request ${led}`)).toBeGreaterThan(proxy.indexOf(refused));
  });

  it('takes from callers what they say of their address', () => {
    expect(proxy).toContain('http-request del-header Forwarded\n');
    expect(proxy).toContain('http-request set-header X-Forwarded-For %[src]\n');
  });

  it('lets nobody from outside ask for figures and health, in whatever way the servers would read it', () => {
    const rule = words('http-request deny deny_status 404 if');
    const closed = [...rule.matchAll(/\{ path,url_dec -m reg (\S+) \}/g)].map(([, path = '']) => new RegExp(path));
    const isClosed = (path: string) => closed.some((one) => one.test(decodeURIComponent(path)));
    const asked = [
      ...['/metrics', '/metrics/', '//metrics', '///metrics//', '/%6Detrics'],
      ...['/health', '/health/live', '/health/ready/', '//health/ready', '/health//live', '/he%61lth/ready'],
    ];
    expect(asked.filter((path) => !isClosed(path))).toEqual([]);
    expect(['/', '/healthy', '/metrics-of-ours', '/api/v2/benefit/', '/api/health/'].filter(isClosed)).toEqual([]);
  });
});

describe('the daily copy of the runbook', () => {
  const table = /`\/etc\/cron\.d\/izbor`.*\n\n((?: {4}.*\n)+)/.exec(runbook)?.[1] ?? '';
  const lines = table.split('\n').map((line) => line.trim());
  const DAY = 24 * 60 * 60;

  /** Runs the runbook's removal of old copies on a folder with these copies; returns which are left. */
  function leftOf(copies: Record<string, number>): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'copies-'));
    try {
      for (const [name, days] of Object.entries(copies)) {
        const made = Date.now() / 1000 - days * DAY;
        mkdirSync(join(folder, name));
        utimesSync(join(folder, name), made, made);
      }
      const removal = lines.find((line) => line.includes('-exec rm')) ?? '';
      const command = removal.replace(/^(\S+ ){5}izbor /, '').replaceAll('/mnt/copies', folder);
      execFileSync('/bin/sh', ['-c', `${command} || true`]);
      return readdirSync(folder).sort();
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('finds its commands where Debian has them, which is not where cron looks', () => {
    // runuser is in /usr/sbin, but cron's PATH is /usr/bin:/bin.
    expect(lines[0]).toBe('PATH=/usr/sbin:/usr/bin:/sbin:/bin');
    expect(lines[1]).toContain('runuser -u izbor -- node dist/server/backup.mjs /mnt/copies');
  });

  it('removes what is older than a month', () => {
    const copies = {
      'izbor-2026-10-01T03-15-02Z': 40,
      'izbor-2026-10-02T03-15-02Z.part': 39,
      'izbor-2026-10-20T03-15-02Z': 21,
      'izbor-2026-11-10T03-15-02Z': 0,
    };
    expect(leftOf(copies)).toEqual(['izbor-2026-10-20T03-15-02Z', 'izbor-2026-11-10T03-15-02Z']);
  });

  it.each([
    ['none was made since', {}],
    ['none was finished since', { 'izbor-2026-11-10T03-15-02Z.part': 0 }],
  ])('keeps the last ones, however old they are, where %s', (_, since) => {
    const last = { 'izbor-2026-10-01T03-15-02Z': 40, 'izbor-2026-10-02T03-15-02Z': 39 };
    const copies = Object.assign({}, last, since);
    expect(leftOf(copies)).toEqual(Object.keys(copies));
  });
});

describe('what the runbook says', () => {
  const documents = [runbook, dockerfile, read('deploy/compose.yaml'), read('deploy/systemd/izbor.service')].join('\n');

  it('are commands that are there', () => {
    const ran = [...documents.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    const built = [...documents.matchAll(/dist\/server\/([\w-]+)\.mjs/g)].map(([, name = '']) => name);
    expect(new Set(built)).toEqual(new Set(['main', 'create-admin', 'backup', 'restore']));
    expect(ran.filter((name) => !(name in scripts))).toEqual([]);
    expect(built.filter((name) => !commands.includes(name))).toEqual([]);
  });

  it('are files that are there', () => {
    const named = [...runbook.matchAll(/`((?:deploy|server|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(named.filter((path) => path !== 'deploy/.env' && path !== 'deploy/copies' && !isThere(path))).toEqual([]);
  });

  it('are all warnings and errors of the log, and no others', () => {
    const sources = readdirSync(join(projectRoot, 'server'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
      .map((path) => read(join('server', path)))
      .join('\n');
    const said = [...sources.matchAll(/\.(?:warn|error)\(\s*(?:\{[^;]*?\}|facts),\s*'([^']+)'/g)].map(
      ([, text = '']) => text,
    );
    const table = runbook.slice(runbook.indexOf('## 8.'));
    const explained = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
    );
    expect(said.length).toBeGreaterThan(8);
    const isExplained = (text: string) => explained.some((word) => text.startsWith(word.replace(/…$/, '').trimEnd()));
    expect(said.filter((text) => !isExplained(text))).toEqual([]);
    const words = explained.filter((word) => word !== 'msg').map((word) => word.replace(/…$/, '').trimEnd());
    expect(words.filter((word) => !sources.includes(`'${word}`))).toEqual([]);
  });
});
