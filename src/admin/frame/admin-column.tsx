import { ArrowLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '#design-system/classes/cn.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../../ground/paths.ts';
import { AdminNav } from './admin-nav.tsx';

const foot =
  'flex min-h-11 w-full items-center gap-2.5 rounded-8 pr-2.5 pl-3 font-500 text-14 text-ink-muted hover:bg-line hover:text-ink narrow:justify-center narrow:px-0 fine:min-h-8.5';

interface AdminColumnProps {
  /** Whether the column shows only icons because the person chose so; in a window of middle width it always does. */
  rail: boolean;
  onRail: (rail: boolean) => void;
}

/** The navigation beside the page on wide screens. */
export function AdminColumn({ rail, onRail }: AdminColumnProps) {
  const t = useTexts(adminTexts);
  const Turn = rail ? PanelLeftOpen : PanelLeftClose;
  const turn = t(rail ? 'widen' : 'narrow');
  return (
    <div className="sticky low:static top-14 hidden h-[calc(100dvh-3.5rem)] flex-col px-3 pt-1 pb-3 desk:flex low:h-auto">
      {/* The way back stays in sight; a long list of places scrolls above it. */}
      <div className="min-h-0 overflow-y-auto">
        <AdminNav as="column" />
      </div>
      <nav aria-label={t('back')} className="mt-auto grid border-line border-t pt-2">
        <button type="button" onClick={() => onRail(!rail)} className={cn(foot, 'max-wide:hidden')}>
          <Turn aria-hidden size={17} />
          <span className="narrow:sr-only">{turn}</span>
        </button>
        <Link to={paths.home} className={foot}>
          <ArrowLeft aria-hidden size={17} />
          <span className="narrow:sr-only">{t('back')}</span>
        </Link>
      </nav>
    </div>
  );
}
