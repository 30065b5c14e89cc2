import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countColleagues } from '#contract/staff/invite-people.contract.ts';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { query } from '../api/query.ts';
import { InviteMany } from './invite-many.tsx';

/** Who has no account yet and what their invitations wait for, and a press that writes to all of them. */
export function WaitingInvitations({ mayInvite }: { mayInvite: boolean }) {
  const t = useTexts(adminPeopleTexts);
  const { data } = useQuery(query(countColleagues));
  const [asking, setAsking] = useState(false);
  if (!data) return null;
  const { unopened, expired, added, waiting } = data;
  if (waiting === 0) return t('waiting.nobody');
  const words = [
    unopened > 0 && t('waiting.unopened', { count: unopened }),
    expired > 0 && t('waiting.expired', { count: expired }),
    added > 0 && t('waiting.added', { count: added }),
  ];
  return (
    <>
      {words.filter(Boolean).join(' ')}
      {mayInvite && (
        <>
          {' '}
          <TextLink asChild inline>
            <button type="button" onClick={() => setAsking(true)}>
              {t('invite.all')}
            </button>
          </TextLink>
          {asking && <InviteMany counts={data} onClose={() => setAsking(false)} />}
        </>
      )}
    </>
  );
}
