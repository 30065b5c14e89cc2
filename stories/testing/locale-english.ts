import type { Texts } from '#locales/texts.tsx';

type Tables = Texts<Record<string, string>>['tables'];

const modules = import.meta.glob<Record<string, { tables: Tables }>>('../../locales/*/*.texts.ts', { eager: true });

/** Every text of the shop, Serbian to English; of several English texts for one Serbian the first is used. */
const exact = new Map<string, string>();
/** Texts with placeholders (`Detalji zahteva {{id}}`), as patterns that match them. */
const withPlaces: { pattern: RegExp; english: string }[] = [];

for (const texts of Object.values(modules).flatMap((module) => Object.values(module))) {
  for (const [key, serbian] of Object.entries(texts.tables.SR)) {
    const english = texts.tables.EN[key];
    // Some texts are functions of a number.
    if (typeof serbian !== 'string' || typeof english !== 'string') continue;
    if (!serbian.includes('{{')) {
      if (!exact.has(serbian)) exact.set(serbian, english);
    } else if (/\p{L}{3}/u.test(serbian.replace(/{{\w+}}/g, ''))) {
      const source = serbian.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/{{(\w+)}}/g, '(?<$1>.+)');
      withPlaces.push({ pattern: new RegExp(`^${source}$`), english });
    }
  }
}

/** English for a text of the shop; undefined for other texts. */
export const englishOfShop = (serbian: string): string | undefined => exact.get(serbian);

/** English for a text of the shop with filled placeholders, whose values are translated by `say`; undefined for other texts. */
export function englishOfFilled(serbian: string, say: (text: string) => string): string | undefined {
  for (const { pattern, english } of withPlaces) {
    const places = serbian.match(pattern)?.groups;
    if (places) return english.replace(/{{(\w+)}}/g, (_, name: string) => say(places[name] ?? ''));
  }
  return undefined;
}
