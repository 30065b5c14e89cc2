import { Link } from 'react-router-dom';
import { adminApprovalsTexts } from '#locales/admin-approvals/admin-approvals.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';

/** From what waits for a second person to its proposal; nothing where none waits. */
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
