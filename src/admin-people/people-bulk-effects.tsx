import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { PeoplePreview } from '#contract/staff/people-bulk.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';

interface PeopleBulkEffectsProps {
  action: string;
  effects: PeoplePreview['effects'];
}

/** The consequences of a bulk action on people. */
export function PeopleBulkEffects({ action, effects }: PeopleBulkEffectsProps) {
  const lines = useLines(action, effects);
  return lines.map((line) => <p key={line}>{line}</p>);
}

/** Whether the action has consequences to show. */
export const saysOf = (action: string, { minutes, accounts, ...rest }: PeoplePreview['effects']): boolean =>
  action === 'invite'
    ? minutes > 0
    : action === 'sign_out'
      ? accounts > 0
      : action === 'end' && accounts + rest.invitations + rest.requests + rest.subscriptions + rest.money.length > 0;

function useLines(action: string, effects: PeoplePreview['effects']): readonly string[] {
  const t = useTexts(adminPeopleTexts);
  const language = useLanguage();
  const { accounts, invitations, requests, subscriptions, roles, sessions, minutes, money } = effects;
  if (action === 'invite') return [t('invitations.minutes', { count: minutes })];
  if (action === 'sign_out') return [t('many.signedOut', { count: sessions })];
  const sum = (of: 'held' | 'left') =>
    money
      .filter((each) => each[of] > 0)
      .map((each) => formatMoney(toMinor(each[of]), each.currency, language))
      .join(', ');
  const lines = [
    accounts > 0 && t('many.told', { count: accounts }),
    requests > 0 && t('many.requests', { count: requests }),
    sum('held') !== '' && t('many.held', { held: sum('held') }),
    subscriptions > 0 && t('many.subscriptions', { count: subscriptions }),
    sum('left') !== '' && t('many.left', { left: sum('left') }),
    roles > 0 && t('end.roles', { count: roles }),
    invitations > 0 && t('many.invitations', { count: invitations }),
  ];
  return lines.filter((line) => line !== false);
}
