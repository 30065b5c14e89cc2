import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './settings.ts';

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/\/data$/),
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    s3: undefined,
    contactMail: 'podrska@izbor.demo',
    companyAdminUrl: '/company-admin/',
    appStoreUrl: undefined,
    googlePlayUrl: undefined,
    demo: 'auto',
    faults: false,
    clock: undefined,
    metricsToken: undefined,
    traces: undefined,
    trustProxy: 0,
    logLevel: 'info',
  });
});

it.each([
  [{}, '127.0.0.1'],
  [{ HOST: '0.0.0.0' }, '0.0.0.0'],
  [{ IZBOR_DEMO: 'off' }, '0.0.0.0'],
  [{ DATABASE_URL: 'postgres://db/izbor' }, '0.0.0.0'],
  [{ DATABASE_URL: 'postgres://db/izbor', IZBOR_DEMO: 'on' }, '127.0.0.1'],
  [{ NODE_ENV: 'production', IZBOR_EMBEDDED: 'accept' }, '0.0.0.0'],
  [{ NODE_ENV: 'production', IZBOR_EMBEDDED: 'accept', IZBOR_DEMO: 'on' }, '127.0.0.1'],
])(
  'keeps accounts whose password everybody knows to this machine, unless told otherwise: %o listens on %s',
  (set, host) => {
    expect(readConfig(set).host).toBe(host);
  },
);

it('takes what is set, without blanks and slashes around it', () => {
  const config = readConfig({ PORT: ' 80 ', PUBLIC_URL: 'https://izbor.example/', COMPANY_ADMIN_URL: '/people/' });

  expect(config).toMatchObject({ port: 80, publicUrl: 'https://izbor.example', companyAdminUrl: '/people/' });
  // Clients strip the white space at the end of a header.
  expect(readConfig({ METRICS_TOKEN: 'tajna ' }).metricsToken).toBe('tajna');
  expect(readConfig({ METRICS_TOKEN: ' ' }).metricsToken).toBeUndefined();
});

it('knows where the app is in the stores', () => {
  const APP_STORE_URL = ' https://apps.apple.com/rs/app/izbor/id1234567890 ';
  const GOOGLE_PLAY_URL = 'https://play.google.com/store/apps/details?id=rs.izbor';

  expect(readConfig({ APP_STORE_URL, GOOGLE_PLAY_URL })).toMatchObject({
    appStoreUrl: 'https://apps.apple.com/rs/app/izbor/id1234567890',
    googlePlayUrl: 'https://play.google.com/store/apps/details?id=rs.izbor',
  });
});

it.each([
  ['NODE_ENV', 'prod'],
  ['NODE_ENV', 'Production'],
  ['PORT', 'http'],
  ['IZBOR_CLOCK', 'yesterday'],
  ['IZBOR_CLOCK', '2026-11-05T00:00:00+01:00'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '30.5'],
  ['PUBLIC_URL', 'izbor.example'],
  ['PUBLIC_URL', 'https://izbor.example/shop'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://somebody:secret@host/izbor'],
  ['DATABASE_URL', 'postgres:izbor'],
  ['DATABASE_DIRECT_URL', 'postgres://somebody:secret@host/izbor'],
  ['SMTP_URL', 'http://somebody:secret@host'],
  ['SMTP_URL', 'smtp:mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp:///mail.example.com'],
  ['MAIL_FROM', 'Izbor'],
  ['MAIL_FROM', 'Izbor <no-reply>'],
  ['MAIL_FROM', 'Izbor no-reply@izbor.example'],
  ['MAIL_FROM', 'no-reply@izbor.example, help@izbor.example'],
  ['MAIL_FROM', 'Izbor, Beograd <no-reply@izbor.example>'],
  ['MAIL_FROM', 'Izbor <no-reply@izbor.example>, Pomoć <help@izbor.example>'],
  ['S3_BUCKET', 'Not A Bucket'],
  ['S3_ENDPOINT', 's3.example'],
  ['COMPANY_ADMIN_URL', '//evil.example'],
  ['COMPANY_ADMIN_URL', 'javascript:alert(1)'],
  ['APP_STORE_URL', 'izbor'],
  ['APP_STORE_URL', 'http://apps.apple.com/rs/app/id1'],
  ['APP_STORE_URL', 'https://apps.apple.com.evil.example/rs/app/id1'],
  ['GOOGLE_PLAY_URL', 'https://apps.apple.com/rs/app/id1'],
  ['GOOGLE_PLAY_URL', 'javascript:alert(1)'],
  ['CONTACT_MAIL', 'podrska'],
  ['CONTACT_MAIL', 'one@izbor.demo, two@izbor.demo'],
  ['IZBOR_DEMO', 'yes'],
  ['IZBOR_FAULTS', '1'],
  ['IZBOR_EMBEDDED', 'yes'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_CONNECTIONS', '0'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://somebody:secret@collector:4317'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_TRACES_SAMPLER_ARG', 'half'],
  ['DATABASE_POOLER', 'session'],
])('refuses %s=%s with a sentence that names it and keeps its secrets', (name, value) => {
  const read = () => readConfig({ [name]: value });

  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must `));
  expect(read).not.toThrow(/secret/);
});

it.each([
  ['DATABASE_URL', 'postgres://izbor:secret#1@db.example/izbor'],
  ['DATABASE_URL', 'postgres://izbor:secret/1@db.example/izbor'],
  ['DATABASE_URL', 'postgres://izbor:70000/secret@db.example/izbor'],
  ['SMTP_URL', 'smtp://izbor:secret?1@mail.example:587'],
])('says of %s=%s that a sign of the password has to be written otherwise', (name, value) => {
  const read = () => readConfig({ [name]: value });

  expect(read).toThrow(new RegExp(`^${name} must be an address that can be read: .*%23 for #`));
  expect(read).not.toThrow(/secret/);
});

it.each([
  ['PUBLIC_URL', 'https://izbor.example:99999'],
  ['SMTP_URL', 'smtp://mail.example:65536'],
])('says of %s=%s that its port is none', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must have a port from 1 to 65535, or none.`);
});

it('needs a database of its own in production, or a word that the embedded one will do', () => {
  const production = { NODE_ENV: 'production' };

  expect(() => readConfig(production)).toThrow(/^DATABASE_URL must be set in production/);
  expect(readConfig({ ...production, IZBOR_EMBEDDED: 'accept' }).databaseUrl).toBeUndefined();
  expect(readConfig({ ...production, DATABASE_URL: 'postgres://db/izbor' }).databaseUrl).toBe('postgres://db/izbor');
});

it('needs a way past a pooler that gives connections for a transaction', () => {
  const [pooled, direct] = ['postgres://pool/izbor', 'postgres://db/izbor'];
  const settings = { DATABASE_URL: pooled, DATABASE_POOLER: 'transaction' };

  expect(() => readConfig(settings)).toThrow(/^DATABASE_DIRECT_URL must be set/);
  expect(readConfig({ ...settings, DATABASE_DIRECT_URL: direct })).toMatchObject({
    databaseUrl: pooled,
    databasePooled: true,
    databaseDirectUrl: direct,
  });
  expect(readConfig({ DATABASE_URL: direct })).toMatchObject({ databasePooled: false, databaseDirectUrl: direct });
});

it.each([
  'no-reply@izbor.example',
  '<no-reply@izbor.example>',
  'Izbor <no-reply@izbor.example>',
  'Izbor d.o.o. Čačak <no-reply@izbor.example>',
  '"Izbor, Beograd" <no-reply@izbor.example>',
])('writes mails in the name of %s', (from) => {
  expect(readConfig({ MAIL_FROM: ` ${from} ` }).mailFrom).toBe(from);
});

it.each(['smtp://mail:1025', 'smtps://user:secret@mail.example.com:465', 'SMTP://mail'])(
  'sends mails by the server of %s',
  (url) => {
    expect(readConfig({ SMTP_URL: url }).smtpUrl).toBe(url);
  },
);

it("sends traces to the collector that OpenTelemetry's own settings name", () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';

  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
    endpoint: 'http://collector:4318',
    service: 'izbor',
    share: 1,
  });
  const more = { OTEL_SERVICE_NAME: 'izbor-test', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...more }).traces).toMatchObject({
    service: 'izbor-test',
    share: 0.05,
  });
});

it('never lets faults be injected in production', () => {
  const settings = { NODE_ENV: 'production', IZBOR_EMBEDDED: 'accept', IZBOR_FAULTS: 'on' };

  expect(() => readConfig(settings)).toThrow('IZBOR_FAULTS must not be on in production.');
});

it('keeps files in S3 when it is told a bucket', () => {
  const keys = { S3_ACCESS_KEY_ID: 'izbor', S3_SECRET_ACCESS_KEY: 'secret' };

  expect(readConfig({ S3_BUCKET: 'izbor-files' }).s3).toEqual({
    bucket: 'izbor-files',
    region: 'eu-central-1',
    endpoint: undefined,
    keys: undefined,
  });
  expect(readConfig({ S3_BUCKET: 'izbor', S3_ENDPOINT: 'http://minio:9000', S3_REGION: 'rs', ...keys }).s3).toEqual({
    bucket: 'izbor',
    region: 'rs',
    endpoint: 'http://minio:9000',
    keys: { accessKeyId: 'izbor', secretAccessKey: 'secret' },
  });
});

it.each([
  [{ S3_REGION: 'eu-west-1' }, /^S3_BUCKET must be set with S3_REGION: without it files are kept in DATA_DIR\.$/],
  [{ S3_ENDPOINT: 'http://minio:9000' }, /^S3_BUCKET must be set with S3_ENDPOINT: /],
  [{ S3_ACCESS_KEY_ID: 'izbor', S3_SECRET_ACCESS_KEY: 'secret' }, /^S3_BUCKET must be set with S3_ACCESS_KEY_ID: /],
  [{ S3_SECRET_ACCESS_KEY: 'secret' }, /^S3_BUCKET must be set with S3_SECRET_ACCESS_KEY: /],
  [{ S3_BUCKET: 'izbor', S3_ACCESS_KEY_ID: 'izbor' }, /^S3_ACCESS_KEY_ID must be set together/],
  [{ S3_BUCKET: 'izbor', S3_SECRET_ACCESS_KEY: 'secret' }, /^S3_ACCESS_KEY_ID must be set together/],
])('refuses half of the settings of S3: %o', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence);
});
