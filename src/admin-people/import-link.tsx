import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** Link to the import of many people from a file. */
export function ImportLink({ to }: { to: string }) {
  const t = useTexts(adminPeopleTexts);
  return (
    <ToolButton asChild icon={<Upload aria-hidden size={16} />}>
      <Link to={to}>{t('import')}</Link>
    </ToolButton>
  );
}
