import type { companyNameProblem } from '#contract/admin-companies/company.rules.ts';
import { AppError, type Text } from '../errors/app-error.ts';

/** The texts shown beside the name of a company, by its problem. */
export const NAME_PROBLEMS: Record<NonNullable<ReturnType<typeof companyNameProblem>>, Text> = {
  required: { en: 'This field is required', sr: 'Ovo polje je obavezno' },
  short: { en: 'At least 2 characters', sr: 'Najmanje znakova: 2' },
  long: { en: 'That is too long', sr: 'Ovo je predugačko' },
};

export const addressElsewhere: Text = {
  en: 'This address has an account in another company',
  sr: 'Ova adresa ima nalog u drugoj kompaniji',
};

interface Twin {
  id: number;
  name: string;
  active: boolean;
}

/** Another company of the same country has a name with the same search key; `twin` is that company. */
export const companyTwin = (twin: Twin) => {
  const text = {
    en: 'There is already a company with that name in that country.',
    sr: 'Kompanija s tim nazivom u toj zemlji već postoji.',
  };
  return new AppError(409, 'companies.twin', text, { fields: { name: text }, details: { twin } });
};

/** The currency is fixed, because people of the company were given money, or an import of budgets is waiting. */
export const currencyFixed = () => {
  const text = {
    en: 'People of this company were given money, or a file of budgets waits to be written, so its currency stays.',
    sr: 'Ljudima ove kompanije je dodeljen novac ili fajl sa budžetima čeka da se upiše, pa valuta ostaje.',
  };
  return new AppError(409, 'companies.currency_fixed', text, { fields: { currency: text } });
};

export const ownCompany = () =>
  new AppError(403, 'companies.own', {
    en: 'Nobody deactivates their own company: they would lock themselves out.',
    sr: 'Svoju kompaniju niko ne deaktivira: tako bi i sam ostao bez pristupa.',
  });
