import { Link } from 'react-router-dom';
import { adminApprovalsTexts } from '#locales/admin-approvals/admin-approvals.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../../ground/paths.ts';

/** Link from something that waits for a second person's approval to its proposal; nothing if no proposal waits. */
export function ProposalLink({ approval }: { approval: number | null }) {
  const t = useTexts(adminApprovalsTexts);
  if (approval === null) return null;
  return (
    <Link
      to={`${paths.adminPanel}/approvals/${approval}`}
      className="justify-self-start font-560 text-14 text-brand underline"
    >
      {t('look')}
    </Link>
  );
}
