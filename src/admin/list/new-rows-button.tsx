import { ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListPlace } from '../parts/list-address.ts';
import type { List } from './use-list.ts';

// On a phone there is no room beside the title, so it floats over the rows, above the bar of the frame.
const floating =
  'max-desk:fixed max-desk:bottom-22 max-desk:left-1/2 max-desk:z-5 max-desk:-translate-x-1/2 max-desk:shadow-3';

const focusFirstRow = () => document.querySelector<HTMLElement>('[data-list-rows] th[scope=row] a')?.focus();

/** Says what changed in a list while it was shown, and shows it when pressed. Announced once, and takes no room from the rows. */
export function NewRowsButton<Values extends ListPlace>({ list: { news, showNews } }: { list: List<Values> }) {
  const t = useTexts(adminTexts);
  const isPressed = useRef(false);
  const isThere = news !== null;
  useEffect(() => {
    if (isThere || !isPressed.current) return;
    isPressed.current = false;
    focusFirstRow();
  }, [isThere]);
  const onClick = () => {
    isPressed.current = true;
    showNews();
  };
  return (
    <>
      {news && (
        <ToolButton
          tone="secondary"
          aria-label={news.count > 0 ? t('list.newsShow', news) : undefined}
          icon={<ArrowUp aria-hidden size={16} />}
          onClick={onClick}
          className={cn('-my-1', floating)}
        >
          {news.count > 0 ? t('list.news', news) : t('list.moved')}
        </ToolButton>
      )}
      <span role="status" className="sr-only">
        {isThere ? t('list.newsThere') : ''}
      </span>
    </>
  );
}
