import { PlainError } from './plain-error.ts';

type Environment = Record<string, string | undefined>;

/** A setting that cannot be used: the start ends with its sentence. */
export class ConfigError extends PlainError {}

export function text(environment: Environment, name: string, fallback: string): string {
  return environment[name]?.trim() || fallback;
}

interface Bounds {
  fallback: number;
  from: number;
  to: number;
}

export function number(environment: Environment, name: string, { fallback, from, to }: Bounds): number {
  const value = text(environment, name, String(fallback));
  const parsed = Number(value);
  if (/^\d+$/.test(value) && parsed >= from && parsed <= to) return parsed;
  throw new ConfigError(`${name} must be a whole number from ${from} to ${to}, not "${shown(value)}".`);
}

export function oneOf<Value extends string>(
  environment: Environment,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const value = text(environment, name, fallback);
  const found = values.find((known) => known === value);
  if (found !== undefined) return found;
  throw new ConfigError(`${name} must be one of ${values.filter(Boolean).join(', ')}, not "${shown(value)}".`);
}

/** A part of the whole, from 0 to 1. */
export function share(environment: Environment, name: string, fallback: number): number {
  const value = text(environment, name, String(fallback));
  const parsed = Number(value);
  if (/^\d+(\.\d+)?$/.test(value) && parsed <= 1) return parsed;
  throw new ConfigError(`${name} must be a number from 0 to 1, not "${shown(value)}".`);
}

/** A moment of ISO 8601. */
export function moment(environment: Environment, name: string): Date | undefined {
  const value = environment[name]?.trim();
  if (!value) return undefined;
  const parsed = new Date(value);
  if (!Number.isNaN(parsed.getTime())) return parsed;
  throw new ConfigError(`${name} must be a moment such as 2026-11-05T00:00:00+01:00, not "${shown(value)}".`);
}

// An @ behind it would be that of a password.
const LAST_PORT = /:\d+(?=(\/[^@]*)?$)/;

/** A URL with one of the protocols. Its value may contain a password, so errors never repeat it. */
export function urlOf(environment: Environment, name: string, protocols: readonly string[]): string | undefined {
  const value = environment[name]?.trim();
  if (!value) return undefined;
  if (!protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`))) {
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}.`,
    );
  }
  if (URL.canParse(value)) return value;
  if (URL.canParse(value.replace(LAST_PORT, '')))
    throw new ConfigError(`${name} must have a port from 1 to 65535, or none.`);
  throw new ConfigError(
    `${name} must be an address that can be read: what is no letter or digit of a password is written by its number, as %23 for #.`,
  );
}

/** A URL of a mail server with one of the protocols. Its value may contain a password, so errors never repeat it. */
export function mailServer(environment: Environment, name: string, protocols: readonly string[]): string | undefined {
  const value = urlOf(environment, name, protocols);
  if (value === undefined || new URL(value).hostname !== '') return value;
  throw new ConfigError(`${name} must name a server, as smtp://mail.example.com:587 does.`);
}

/** An origin, without a path or a slash at its end. */
export function origin(environment: Environment, name: string, fallback: string): string {
  const value = urlOf(environment, name, ['http:', 'https:']) ?? fallback;
  const url = new URL(value);
  if (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '') return url.origin;
  throw new ConfigError(`${name} must be an origin such as https://izbor.example, without a path.`);
}

/** A page of one site, whose start is given with its slash. */
export function pageAt(environment: Environment, name: string, site: string): string | undefined {
  const value = environment[name]?.trim();
  if (!value) return undefined;
  if (URL.canParse(value) && new URL(value).href.startsWith(site)) return new URL(value).href;
  throw new ConfigError(`${name} must be an address that starts with ${site}, not "${shown(value)}".`);
}

/** One e-mail address. */
export function mailAddress(environment: Environment, name: string, fallback: string): string {
  const value = text(environment, name, fallback);
  if (isMailAddress(value)) return value;
  throw new ConfigError(`${name} must be one e-mail address, not "${shown(value)}".`);
}

/** The sender of e-mails: one e-mail address, alone or in angle brackets after a name. */
export function mailSender(environment: Environment, name: string, fallback: string): string {
  const value = text(environment, name, fallback);
  const [, address = value] = /^(?:"[^"]*"\s*|[^"<>@,;:]*)<([^<>]*)>$/.exec(value) ?? [];
  if (isMailAddress(address)) return value;
  throw new ConfigError(`${name} must be one e-mail address, or a name and <an address>, not "${shown(value)}".`);
}

const isMailAddress = (value: string): boolean => /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(value);

function shown(value: string): string {
  return value.slice(0, 40).replace(/[^\x20-\x7e]/g, '?');
}
