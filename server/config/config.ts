import { resolve } from 'node:path';
import { ConfigError, number, oneOf, origin, text, urlOf } from './settings.ts';

/** Everything that can be set from outside, read once at the start. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Where the embedded database, pictures, files and unsent mail live. */
  dataDir: string;
  /** A PostgreSQL address; without it the embedded database is used. */
  databaseUrl: string | undefined;
  databaseConnections: number;
  /** The origin that people use; links in mails are built from it alone. */
  publicUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  companyAdminUrl: string;
  /** Whether demo data is put into an empty database: on its own only into the embedded one. */
  demo: 'auto' | 'on' | 'off';
  /** Lets tests tell the server to fail. */
  faults: boolean;
  metricsToken: string | undefined;
  /** Whether X-Forwarded-For of a proxy in front is believed: how many proxies stand there. */
  trustProxy: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

type Environment = Record<string, string | undefined>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Reads the settings. Throws ConfigError, one sentence that names the variable, on a value that cannot be used. */
export function readConfig(environment: Environment): Config {
  const production = environment.NODE_ENV === 'production';
  const port = number(environment, 'PORT', { fallback: 3000, from: 0, to: 65_535 });
  return {
    production,
    port,
    host: text(environment, 'HOST', '0.0.0.0'),
    dataDir: resolve(text(environment, 'DATA_DIR', './data')),
    databaseUrl: databaseUrl(environment, production),
    databaseConnections: number(environment, 'DATABASE_CONNECTIONS', { fallback: 10, from: 1, to: 200 }),
    publicUrl: origin(environment, 'PUBLIC_URL', `http://localhost:${port}`),
    smtpUrl: urlOf(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text(environment, 'MAIL_FROM', 'Izbor <no-reply@izbor.demo>'),
    companyAdminUrl: companyAdminUrl(environment),
    demo: oneOf(environment, 'IZBOR_DEMO', ['auto', 'on', 'off'], 'auto'),
    faults: faults(environment, production),
    metricsToken: environment.METRICS_TOKEN || undefined,
    trustProxy: number(environment, 'TRUST_PROXY', { fallback: 0, from: 0, to: 10 }),
    logLevel: oneOf(environment, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

function databaseUrl(environment: Environment, production: boolean): string | undefined {
  const url = urlOf(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const accepted = oneOf(environment, 'IZBOR_EMBEDDED', ['accept', ''], '') === 'accept';
  if (production && !url && !accepted) {
    throw new ConfigError(
      'DATABASE_URL must be set in production; IZBOR_EMBEDDED=accept allows the embedded database there, for one process.',
    );
  }
  return url;
}

function faults(environment: Environment, production: boolean): boolean {
  const on = oneOf(environment, 'IZBOR_FAULTS', ['on', 'off'], 'off') === 'on';
  if (on && production) throw new ConfigError('IZBOR_FAULTS must not be on in production.');
  return on;
}

function companyAdminUrl(environment: Environment): string {
  const value = text(environment, 'COMPANY_ADMIN_URL', '/company-admin/');
  if (/^\/(?!\/)/.test(value)) return value;
  return urlOf(environment, 'COMPANY_ADMIN_URL', ['http:', 'https:']) ?? value;
}
