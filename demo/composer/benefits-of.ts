import { PALETTES } from '#design-system/pictures/palettes.ts';
import type { PictureCategory } from '#design-system/pictures/pictures.ts';
import { leafletSize } from '../pdfs/leaflet-size.ts';
import type { BenefitContent } from './benefit-content.ts';
import { BUYING } from './buying.ts';
import { DEMO_LEAFLETS } from './leaflet-texts.ts';
import { PROVIDERS_BY_KEY } from './providers.ts';
import { type Both, inOne, type LanguageKey } from './shapes.ts';
import type { BenefitsFile, Subject, WrittenBenefit } from './written-benefit.ts';

const paragraph = (text: string) => `<p>${text}</p>`;
const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

// The employer pays payroll tax on most benefits; health, training and the way to work are free of it.
const TAX_FREE: readonly string[] = ['health', 'education', 'mobility/public'];
const PAYROLL_TAX = 15.47;

function description(language: LanguageKey, { standfirst }: WrittenBenefit, { about, points }: Subject): string {
  return paragraph(standfirst[language]) + paragraph(about[language]) + list('ul', inOne(points, language));
}

function instructions(language: LanguageKey, benefit: WrittenBenefit, { arrange }: Subject): string {
  const { kind = 'flexible', monthly, way } = benefit;
  const steps = monthly && kind === 'flexible' ? BUYING.monthly : BUYING.steps[kind][way];
  return list('ol', inOne(steps, language)) + (arrange ? paragraph(arrange[language]) : '');
}

function limitations(language: LanguageKey, benefit: WrittenBenefit, { limits }: Subject): string {
  const { kind = 'flexible', monthly, way } = benefit;
  const { ways, special, fixed } = BUYING.limits;
  const own: Both = { flexible: ways[way], special, fixed }[kind];
  return list('ul', inOne(monthly && kind === 'flexible' ? limits : [own, ...limits], language));
}

// The apricot sticker of a discount would vanish on an apricot ground.
function paletteOf(scene: string, turn: number, underSticker: boolean): number {
  const palettes = PALETTES[scene.split('-')[0] as PictureCategory];
  const palette = turn % palettes.length;
  return underSticker && palettes[palette]?.ground === 'apricot^' ? palette + 1 : palette;
}

function promoOf(name: string) {
  const { sr, en } = DEMO_LEAFLETS.get(name) ?? {};
  return {
    file: `/pictures/leaflet-${name}.pdf`,
    titleSr: sr?.title ?? '',
    titleEn: en?.title ?? '',
    size: leafletSize(name),
  };
}

/** Composes whole benefits from the written ones of a sub-category; the palette changes from one to the next. */
export function benefitsOf({ category, subject, benefits }: BenefitsFile): readonly BenefitContent[] {
  const taxFree = TAX_FREE.some((key) => category === key || category.startsWith(`${key}/`));
  return benefits.map((written, index): BenefitContent => {
    const { name, short, by, price, currency = 'RSD', kind = 'flexible', way, monthly = false, off = 0, at } = written;
    const own = written.own ?? subject;
    const website = way === 'web' ? PROVIDERS_BY_KEY.get(by)?.website : undefined;
    return {
      key: written.key,
      bought: written.bought,
      addedDaysAgo: written.addedDaysAgo,
      onlyFor: written.onlyFor,
      category,
      kind,
      way,
      provider: by,
      nameSr: name.sr,
      nameEn: name.en,
      shortSr: short.sr,
      shortEn: short.en,
      descriptionSr: description('sr', written, own),
      descriptionEn: description('en', written, own),
      instructionsSr: instructions('sr', written, own),
      instructionsEn: instructions('en', written, own),
      limitationsSr: limitations('sr', written, own),
      limitationsEn: limitations('en', written, own),
      price,
      currency,
      discount: off,
      companyPrice: taxFree ? 0 : PAYROLL_TAX,
      nfc: way === 'in_store',
      monthly,
      locations: at,
      pictures: written.scenes.map(
        (scene, place) => `${scene}-${paletteOf(scene, index + place, off > 0 && place === 0)}`,
      ),
      promo: (written.leaflets ?? []).map(promoOf),
      website,
    };
  });
}
