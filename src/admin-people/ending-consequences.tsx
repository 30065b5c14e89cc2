import { Link } from 'react-router-dom';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { PersonImpact } from '#contract/staff/person-ending.contract.ts';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';

interface EndingConsequencesProps {
  effects: PersonImpact['effects'];
  currency: Currency;
  /** Address of the page on which another owner is appointed. */
  owners: string;
}

/** The consequences of closing an account, or what must be done first. */
export function EndingConsequences({ effects, currency, owners }: EndingConsequencesProps) {
  const t = useTexts(adminPeopleTexts);
  const lines = useLines(effects, currency);
  if (effects.last_owner) {
    return (
      <p>
        {t('end.lastOwner')}{' '}
        <TextLink asChild inline>
          <Link to={owners}>{t('end.lastOwnerGo')}</Link>
        </TextLink>
      </p>
    );
  }
  return (
    <ul className="mb-3 grid list-disc gap-1 pl-5 text-14">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function useLines(effects: PersonImpact['effects'], currency: Currency): readonly string[] {
  const t = useTexts(adminPeopleTexts);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(toMinor(amount), currency, language);
  const { open_requests: requests, subscriptions, next_charge: day, cart_items: items, roles } = effects;
  const { left, left_in_categories: inCategories } = effects;
  const lines = [
    effects.account ? t('end.account') : effects.invitation ? t('end.invitation') : t('end.noAccount'),
    requests > 0 && t('end.requests', { count: requests, held: money(effects.held) }),
    subscriptions > 0 && t('end.subscriptions', { count: subscriptions, day: day ? formatDay(day) : '' }),
    items > 0 && t('end.cart', { count: items }),
    left > 0 && t('end.left', { left: money(left) }),
    inCategories > 0 && t('end.leftInCategories', { left: money(inCategories) }),
    roles > 0 && t('end.roles', { count: roles }),
  ];
  return lines.filter((line) => line !== false);
}
