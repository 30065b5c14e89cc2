import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './settings.ts';

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 3000,
    host: '0.0.0.0',
    dataDir: expect.stringMatching(/\/data$/),
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    companyAdminUrl: '/company-admin/',
    demo: 'auto',
    faults: false,
    metricsToken: undefined,
    trustProxy: 0,
    logLevel: 'info',
  });
});

it('takes what is set, without blanks and slashes around it', () => {
  const config = readConfig({ PORT: ' 80 ', PUBLIC_URL: 'https://izbor.example/', COMPANY_ADMIN_URL: '/people/' });

  expect(config).toMatchObject({ port: 80, publicUrl: 'https://izbor.example', companyAdminUrl: '/people/' });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '30.5'],
  ['PUBLIC_URL', 'izbor.example'],
  ['PUBLIC_URL', 'https://izbor.example/shop'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://somebody:secret@host/izbor'],
  ['SMTP_URL', 'http://somebody:secret@host'],
  ['COMPANY_ADMIN_URL', '//evil.example'],
  ['COMPANY_ADMIN_URL', 'javascript:alert(1)'],
  ['IZBOR_DEMO', 'yes'],
  ['IZBOR_FAULTS', '1'],
  ['IZBOR_EMBEDDED', 'yes'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_CONNECTIONS', '0'],
])('refuses %s=%s with a sentence that names it and keeps its secrets', (name, value) => {
  const read = () => readConfig({ [name]: value });

  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must `));
  expect(read).not.toThrow(/secret/);
});

it('needs a database of its own in production, or a word that the embedded one will do', () => {
  const production = { NODE_ENV: 'production' };

  expect(() => readConfig(production)).toThrow(/^DATABASE_URL must be set in production/);
  expect(readConfig({ ...production, IZBOR_EMBEDDED: 'accept' }).databaseUrl).toBeUndefined();
  expect(readConfig({ ...production, DATABASE_URL: 'postgres://db/izbor' }).databaseUrl).toBe('postgres://db/izbor');
});

it('never lets faults be injected in production', () => {
  const settings = { NODE_ENV: 'production', IZBOR_EMBEDDED: 'accept', IZBOR_FAULTS: 'on' };

  expect(() => readConfig(settings)).toThrow('IZBOR_FAULTS must not be on in production.');
});
