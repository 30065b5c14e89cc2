import { BENEFIT_TEXTS } from '#contract/admin-benefits/benefit.rules.ts';
import { type CoreProblem, type CoreTexts, mostOf } from '#contract/core-benefits/core-benefits.rules.ts';
import { AppError, type Text } from '../errors/app-error.ts';

/** The text shown beside a field of a core benefit, by its problem. */
export function problemText(field: keyof CoreTexts, problem: CoreProblem): Text {
  const texts: Record<CoreProblem, Text> = {
    required: { en: 'This field is required', sr: 'Ovo polje je obavezno' },
    short: { en: `At least ${BENEFIT_TEXTS.least} characters`, sr: `Najmanje znakova: ${BENEFIT_TEXTS.least}` },
    long: { en: `At most ${mostOf(field)} characters`, sr: `Najviše znakova: ${mostOf(field)}` },
  };
  return texts[problem];
}

export const noCategory: Text = {
  en: 'Choose a category that is not ended',
  sr: 'Izaberi kategoriju koja nije ugašena',
};

export const ofPlatform = () =>
  new AppError(409, 'core_benefits.of_platform', {
    en: 'Izbor writes this benefit. You choose whether your people see it, and where.',
    sr: 'Ovaj benefit piše Izbor. Ti biraš da li ga tvoji ljudi vide i gde.',
  });

export const coreFull = () =>
  new AppError(409, 'core_benefits.full', {
    en: 'Your company has 100 core benefits of its own already, and no room for more.',
    sr: 'Tvoja kompanija već ima 100 svojih osnovnih benefita i više ih ne može biti.',
  });
