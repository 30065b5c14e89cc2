import { MOST_BULK_IDS } from '#contract/records/bulk-statuses.ts';
import type { RequestToReview } from '#contract/requests/review.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { onShelf, Shelf } from '#design-system/shelf/shelf.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { OverFile } from './over-file.tsx';
import { type AcceptingMany, needsNoLook } from './use-accept-many.tsx';

interface AcceptShelfProps {
  many: AcceptingMany;
  /** The requests in the queue. */
  rows: readonly RequestToReview[];
  /** Id of the reviewer. */
  me: number;
  /** Whether a request is open; on a phone it takes the whole page. */
  isBeside: boolean;
}

/** The shelf of the selected requests, with the button that accepts all of them. It also counts those that are not in sight. */
export function AcceptShelf({ many, rows, me, isBeside }: AcceptShelfProps) {
  const t = useTexts(adminRequestsTexts);
  const say = useTexts(adminTexts);
  const { chosen, setChoosing, choose, look } = many;
  const here = rows.map(({ id }) => id);
  const easy = rows.filter((row) => needsNoLook(row, me)).map(({ id }) => id);
  const out = [...chosen].filter((id) => !here.includes(id)).length;
  return (
    <OverFile className={isBeside ? 'max-wide:hidden' : undefined}>
      <Shelf
        label={t('many.shelf')}
        title={say('list.chosen', { count: chosen.size })}
        note={out > 0 && <p className="text-12">{say('list.chosenNotHere', { count: out })}</p>}
        closeLabel={say('list.selectionClear')}
        onClose={() => setChoosing(false)}
      >
        {easy.some((id) => !chosen.has(id)) && (
          <ToolButton
            className={cn(onShelf, 'underline decoration-1 underline-offset-4')}
            onClick={() => choose([...new Set([...chosen, ...easy])])}
          >
            {t('many.easy')}
          </ToolButton>
        )}
        <ToolButton disabled={chosen.size === 0 || chosen.size > MOST_BULK_IDS} className={onShelf} onClick={look}>
          {t('many.accept', { count: chosen.size })}
        </ToolButton>
      </Shelf>
    </OverFile>
  );
}
