import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { AdminDrawer } from '../admin/parts/admin-drawer.tsx';
import type { Invited } from './use-inviting-addresses.ts';

const WHYS = ['account', 'limit'] as const;

/** The result of inviting: how many were invited, and the addresses that were left out, each with the reason. */
export function InviteLeftOut({
  answer: { invited, left_out: out },
  onClose,
}: {
  answer: Invited;
  onClose: () => void;
}) {
  const t = useTexts(adminPeopleTexts);
  return (
    <AdminDrawer
      open
      onClose={onClose}
      title={t('invitations.done', { count: invited })}
      description={t('invitations.leftOut', { count: out.length })}
      closeLabel={t('close')}
      footer={<ToolButton onClick={onClose}>{t('close')}</ToolButton>}
    >
      {WHYS.map((why) => {
        const emails = out.filter((each) => each.why === why).map(({ email }) => email);
        return (
          emails.length > 0 && (
            <section key={why} className="grid gap-2 pt-4 text-14">
              <h3 className="font-560">{t(`invitations.refused.${why}`)}</h3>
              <ul className="grid gap-1">
                {emails.map((email) => (
                  <li key={email} className="wrap-anywhere">
                    {email}
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </AdminDrawer>
  );
}
