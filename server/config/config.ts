import { resolve } from 'node:path';
import {
  ConfigError,
  mailAddress,
  mailSender,
  mailServer,
  moment,
  number,
  oneOf,
  origin,
  pageAt,
  share,
  text,
  urlOf,
} from './settings.ts';

/** Everything that can be set from outside, read once at the start. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Folder of the embedded database, pictures, files and unsent mail. */
  dataDir: string;
  /** A PostgreSQL address; without it the embedded database is used. */
  databaseUrl: string | undefined;
  databaseConnections: number;
  /** Whether the database is behind a pooler that assigns connections per transaction. */
  databasePooled: boolean;
  /** Address of the same database without the pooler, for work that needs a connection of its own. */
  databaseDirectUrl: string | undefined;
  /** The origin that people use; links in mails are built from it alone. */
  publicUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Most mails to many people that this process sends per second. */
  mailBulkPerSecond: number;
  /** Bucket for uploaded files; without it they are stored in `dataDir`. */
  s3: S3Settings | undefined;
  /** Recipient of the messages of the contact form. */
  contactMail: string;
  companyAdminUrl: string;
  /** The pages of the app in the stores, where it is there. */
  appStoreUrl: string | undefined;
  googlePlayUrl: string | undefined;
  /** Whether demo data is inserted into an empty database: by default only into the embedded one. */
  demo: 'auto' | 'on' | 'off';
  /** Lets tests tell the server to fail. */
  faults: boolean;
  /** Initial time of a clock that tests may move; without it the server uses the real time. */
  clock: Date | undefined;
  metricsToken: string | undefined;
  /** Collector for traces of calls; without it none are made. */
  traces: TracesSettings | undefined;
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  trustProxy: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** A collector that takes traces by OTLP over HTTP. The names of the settings are OpenTelemetry's own. */
export interface TracesSettings {
  /** Its address, below which `/v1/traces` is. */
  endpoint: string;
  /** Name of this server in traces. */
  service: string;
  /** Share of the traces begun here that is sent, from 0 to 1. */
  share: number;
}

/** A bucket of S3, or of one of its kin. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** The address of a store that is not Amazon's. */
  endpoint: string | undefined;
  /** Without keys, those of the environment are used (instance role, AWS_ variables). */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
}

type Environment = Record<string, string | undefined>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// Other words are refused, so that "prod" is not taken for development.
const KINDS_OF_RUN = ['production', 'development', 'test'] as const;

/** Reads the settings. Throws ConfigError, one sentence that names the variable, on a value that cannot be used. */
export function readConfig(environment: Environment): Config {
  const production = oneOf(environment, 'NODE_ENV', KINDS_OF_RUN, 'development') === 'production';
  const port = number(environment, 'PORT', { fallback: 3000, from: 0, to: 65_535 });
  const url = databaseUrl(environment, production);
  const demo = oneOf(environment, 'IZBOR_DEMO', ['auto', 'on', 'off'], 'auto');
  // By default demo accounts, whose password is public, exist only on a developer's machine.
  const hasDemo = demo === 'on' || (demo === 'auto' && !url && !production);
  return {
    production,
    port,
    host: text(environment, 'HOST', hasDemo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: resolve(text(environment, 'DATA_DIR', './data')),
    databaseUrl: url,
    databaseConnections: number(environment, 'DATABASE_CONNECTIONS', { fallback: 10, from: 1, to: 200 }),
    ...pooler(environment, url),
    publicUrl: origin(environment, 'PUBLIC_URL', `http://localhost:${port}`),
    smtpUrl: mailServer(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailSender(environment, 'MAIL_FROM', 'Izbor <no-reply@izbor.demo>'),
    mailBulkPerSecond: number(environment, 'MAIL_BULK_PER_SECOND', { fallback: 10, from: 1, to: 1000 }),
    s3: s3(environment),
    contactMail: mailAddress(environment, 'CONTACT_MAIL', 'podrska@izbor.demo'),
    companyAdminUrl: companyAdminUrl(environment),
    appStoreUrl: pageAt(environment, 'APP_STORE_URL', 'https://apps.apple.com/'),
    googlePlayUrl: pageAt(environment, 'GOOGLE_PLAY_URL', 'https://play.google.com/'),
    demo,
    faults: faults(environment, production),
    clock: movedClock(environment),
    metricsToken: text(environment, 'METRICS_TOKEN', '') || undefined,
    traces: traces(environment),
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

function pooler(environment: Environment, url: string | undefined) {
  const databasePooled = oneOf(environment, 'DATABASE_POOLER', ['none', 'transaction'], 'none') === 'transaction';
  const direct = urlOf(environment, 'DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']);
  if (databasePooled && !direct) {
    throw new ConfigError(
      'DATABASE_DIRECT_URL must be set with DATABASE_POOLER=transaction: tables are brought up to date by it.',
    );
  }
  if (direct && !url) {
    throw new ConfigError('DATABASE_DIRECT_URL must only be set with DATABASE_URL: it is the same database.');
  }
  return { databasePooled, databaseDirectUrl: direct ?? url };
}

function s3(environment: Environment): S3Settings | undefined {
  const bucket = text(environment, 'S3_BUCKET', '');
  const accessKeyId = text(environment, 'S3_ACCESS_KEY_ID', '');
  const secretAccessKey = text(environment, 'S3_SECRET_ACCESS_KEY', '');
  const endpoint = urlOf(environment, 'S3_ENDPOINT', ['http:', 'https:']);
  if (bucket === '') {
    const others = ['S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
    const lonely = others.find((name) => text(environment, name, ''));
    if (!lonely) return undefined;
    throw new ConfigError(`S3_BUCKET must be set with ${lonely}: without it files are kept in DATA_DIR.`);
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ConfigError('S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.');
  }
  if ((accessKeyId === '') !== (secretAccessKey === '')) {
    throw new ConfigError('S3_ACCESS_KEY_ID must be set together with S3_SECRET_ACCESS_KEY.');
  }
  const region = text(environment, 'S3_REGION', 'eu-central-1');
  return { bucket, region, endpoint, keys: accessKeyId === '' ? undefined : { accessKeyId, secretAccessKey } };
}

function traces(environment: Environment): TracesSettings | undefined {
  const endpoint = urlOf(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])?.replace(/\/+$/, '');
  const service = text(environment, 'OTEL_SERVICE_NAME', 'izbor');
  const sent = share(environment, 'OTEL_TRACES_SAMPLER_ARG', 1);
  return endpoint === undefined ? undefined : { endpoint, service, share: sent };
}

function faults(environment: Environment, production: boolean): boolean {
  const on = oneOf(environment, 'IZBOR_FAULTS', ['on', 'off'], 'off') === 'on';
  if (on && production) throw new ConfigError('IZBOR_FAULTS must not be on in production.');
  return on;
}

function movedClock(environment: Environment): Date | undefined {
  const clock = moment(environment, 'IZBOR_CLOCK');
  if (clock && environment.IZBOR_FAULTS !== 'on')
    throw new ConfigError('IZBOR_CLOCK must only be set with IZBOR_FAULTS=on.');
  return clock;
}

function companyAdminUrl(environment: Environment): string {
  const value = text(environment, 'COMPANY_ADMIN_URL', '/company-admin/');
  if (/^\/(?!\/)/.test(value)) return value;
  return urlOf(environment, 'COMPANY_ADMIN_URL', ['http:', 'https:']) ?? value;
}
