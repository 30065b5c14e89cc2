import type { Texts } from '#locales/texts.tsx';

type Tables = Texts<Record<string, string>>['tables'];

const modules = import.meta.glob<Record<string, { tables: Tables }>>('../../locales/*/*.texts.ts', { eager: true });

/** Every written text of the shop, Serbian to English; a few Serbian words have two English ones, of which the first is taken. */
const exact = new Map<string, string>();
/** Those with places (`Detalji zahteva {{id}}`), as what recognises them. */
const withPlaces: { pattern: RegExp; english: string }[] = [];

for (const texts of Object.values(modules).flatMap((module) => Object.values(module))) {
  for (const [key, serbian] of Object.entries(texts.tables.SR)) {
    const english = texts.tables.EN[key];
    // Some are functions of a number.
    if (typeof serbian !== 'string' || typeof english !== 'string') continue;
    if (!serbian.includes('{{')) {
      if (!exact.has(serbian)) exact.set(serbian, english);
    } else if (/\p{L}{3}/u.test(serbian.replace(/{{\w+}}/g, ''))) {
      const source = serbian.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/{{(\w+)}}/g, '(?<$1>.+)');
      withPlaces.push({ pattern: new RegExp(`^${source}$`), english });
    }
  }
}

/** A text of the shop in English; undefined for one that the shop does not say. */
export const englishOfShop = (serbian: string): string | undefined => exact.get(serbian);

/** The same for a text whose places are filled: what stands in them is said by `say`. */
export function englishOfFilled(serbian: string, say: (text: string) => string): string | undefined {
  for (const { pattern, english } of withPlaces) {
    const places = serbian.match(pattern)?.groups;
    if (places) return english.replace(/{{(\w+)}}/g, (_, name: string) => say(places[name] ?? ''));
  }
  return undefined;
}
