import type { Language } from '#contract/language/language.ts';
import { mapTexts } from './map-texts.ts';

/** Suffixes that make names as long as partners, companies and people really write them. */
const TAILS: Record<Language, readonly string[]> = {
  SR: [
    ' za sve zaposlene i članove njihovih porodica, sa produženim važenjem do kraja naredne godine',
    ' u saradnji s partnerom Poljoprivrednoprehrambenoindustrijskovinogradarskazadruga',
    ' (uz prethodnu najavu najmanje četrdeset osam sati ranije, osim vikendom i državnim praznicima)',
  ],
  EN: [
    ' for all employees and the members of their families, with validity extended to the end of next year',
    ' together with Poljoprivrednoprehrambenoindustrijskovinogradarskazadruga',
    ' (by prior arrangement at least forty-eight hours ahead, except at weekends and on public holidays)',
  ],
};

/** Long names of people, and a long e-mail address. */
const INSTEAD: Readonly<Record<string, string>> = {
  first_name: 'Aleksandra Konstantina',
  last_name: 'Hadžipopović-Prestolonasledniković',
  email: 'aleksandra.konstantina.hadzipopovic-prestolonaslednikovic@izbor.demo',
};

const NAMES =
  /^(name|names|title|label|provider|by|vendor|company_name|position|children|text|description|message|note)$/;
const DESCRIPTIONS = /^(short_description|content|answer|body)$/;

function longer(text: string, key: string, language: Language): string {
  if (INSTEAD[key]) return INSTEAD[key];
  if (!/\p{L}{2}/u.test(text)) return text;
  // HTML and descriptions are doubled.
  if (text.startsWith('<') || DESCRIPTIONS.test(key)) return `${text} ${text}`;
  if (!NAMES.test(key)) return text;
  const tails = TAILS[language];
  return text + tails[text.length % tails.length];
}

/** A sample with very long names, descriptions and people; deterministic for each sample. */
export const lengthen = (sample: unknown, language: Language): unknown =>
  mapTexts(sample, (text, key) => longer(text, key, language));
