import { PALETTES } from '#design-system/pictures/palettes.ts';
import type { PictureCategory, SceneName } from '#design-system/pictures/pictures.ts';
import { LEAFLET_TEXTS } from '../leaflets/leaflet-texts.ts';
import { leafletSize } from '../leaflets/leaflets.ts';
import type { CategoryKey } from '../seeds/categories.ts';
import type { BenefitContent } from './benefit-content.ts';
import { CORE_LIMIT, MONTHLY, SPECIAL_LIMIT, STEPS, WAY_LIMITS } from './buying-texts.ts';
import { PROVIDERS_BY_KEY } from './providers.ts';
import type { LanguageKey, Subject, WrittenBenefit } from './written-benefit.ts';

const paragraph = (text: string) => `<p>${text}</p>`;
const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

// The employer pays payroll tax on most benefits; health, training and the way to work are free of it.
const TAX_FREE: readonly string[] = ['health', 'education', 'mobility/public'];
const PAYROLL_TAX = 15.47;

function description(language: LanguageKey, benefit: WrittenBenefit, subject: Subject): string {
  return paragraph(benefit[language][2]) + paragraph(subject.about) + list('ul', subject.points);
}

function instructions(language: LanguageKey, benefit: WrittenBenefit, subject: Subject): string {
  const kind = benefit.kind ?? 'flexible';
  const steps = benefit.monthly && kind === 'flexible' ? MONTHLY : STEPS[kind][benefit.way];
  return list('ol', steps[language]) + (subject.arrange ? paragraph(subject.arrange) : '');
}

function limitations(language: LanguageKey, benefit: WrittenBenefit, subject: Subject): string {
  const kind = benefit.kind ?? 'flexible';
  const own = { flexible: WAY_LIMITS[benefit.way], special: SPECIAL_LIMIT, fixed: CORE_LIMIT }[kind];
  const monthly = benefit.monthly && kind === 'flexible';
  return list('ul', monthly ? subject.limits : [own[language], ...subject.limits]);
}

// The apricot sticker of a discount would vanish on an apricot ground.
function paletteOf(scene: SceneName, turn: number, underSticker: boolean): number {
  const palettes = PALETTES[scene.split('-')[0] as PictureCategory];
  const palette = turn % palettes.length;
  return underSticker && palettes[palette]?.ground === 'apricot^' ? palette + 1 : palette;
}

/** Turns what was written by hand for a sub-category into whole benefits; the palette changes from one to the next. */
export function benefitsOf(
  category: CategoryKey,
  subject: Record<LanguageKey, Subject>,
  written: readonly WrittenBenefit[],
): readonly BenefitContent[] {
  const taxFree = TAX_FREE.some((key) => category === key || category.startsWith(`${key}/`));
  return written.map(({ by, sr, en, off, at, scenes, leaflets, own = subject, ...benefit }, index) => {
    const whole: WrittenBenefit = { by, sr, en, at, scenes, ...benefit };
    const provider: { website?: string } = PROVIDERS_BY_KEY[by];
    const { price, currency = 'RSD', kind = 'flexible', way, monthly, ...rest } = benefit;
    return {
      ...rest,
      category,
      kind,
      way,
      provider: by,
      nameSr: sr[0],
      nameEn: en[0],
      shortSr: sr[1],
      shortEn: en[1],
      descriptionSr: description('sr', whole, own.sr),
      descriptionEn: description('en', whole, own.en),
      instructionsSr: instructions('sr', whole, own.sr),
      instructionsEn: instructions('en', whole, own.en),
      limitationsSr: limitations('sr', whole, own.sr),
      limitationsEn: limitations('en', whole, own.en),
      price,
      currency,
      discount: off ?? 0,
      companyPrice: taxFree ? 0 : PAYROLL_TAX,
      nfc: way === 'in_store',
      monthly: monthly ?? false,
      locations: at,
      pictures: scenes.map(
        (scene, place) => `${scene}-${paletteOf(scene, index + place, (off ?? 0) > 0 && place === 0)}`,
      ),
      promo: (leaflets ?? []).map((name) => ({
        file: `/pictures/leaflet-${name}.svg`,
        titleSr: LEAFLET_TEXTS[name].sr.title,
        titleEn: LEAFLET_TEXTS[name].en.title,
        size: leafletSize(name),
      })),
      ...(way === 'web' && provider.website ? { website: provider.website } : {}),
    };
  });
}
