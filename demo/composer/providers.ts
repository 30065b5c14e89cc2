import * as z from 'zod/mini';
import type { ProviderContent } from './benefit-content.ts';
import { readYaml } from './read-yaml.ts';
import { text } from './shapes.ts';

const written = readYaml(
  'benefits/providers.yaml',
  z.record(z.string(), z.strictObject({ name: text, website: z.optional(text) })),
);

/** Providers with their pictures, `provider-1` for the first. */
export const PROVIDERS: readonly ProviderContent[] = Object.entries(written).map(([key, content], index) => ({
  key,
  name: content.name,
  website: content.website,
  picture: `provider-${index + 1}`,
}));

export const PROVIDERS_BY_KEY: ReadonlyMap<string, ProviderContent> = new Map(
  PROVIDERS.map((each) => [each.key, each]),
);

/** Providers without benefits, because they are new or have closed; only administration shows them. */
export const QUIET_PROVIDERS: readonly (Omit<ProviderContent, 'key'> & { active: boolean })[] = [
  { name: 'Čajdžinica Lipa', website: 'https://cajdzinica-lipa.example', active: true },
  { name: 'Bašta Bosiljak', picture: 'provider-12', active: true },
  { name: 'Klizalište Ledena zvezda', picture: 'provider-23', active: false },
  { name: 'Letnji bioskop Terasa', website: 'https://bioskop-terasa.example', picture: 'provider-31', active: false },
];
