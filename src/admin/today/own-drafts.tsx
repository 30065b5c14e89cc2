import { PencilLine } from 'lucide-react';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LazyPopover } from '../../ground/lazy-popover.tsx';
import { useMe } from '../../session/session.queries.ts';
import { type OwnDraft, useOwnDrafts } from '../record/record-drafts.ts';
import { OwnDraftsView } from './own-drafts-view.tsx';

/** Unsaved drafts of the signed-in person. */
export const useMyDrafts = (): OwnDraft[] => useOwnDrafts(useMe().id);

/** The person's own drafts in the head on wide screens, while there are any. */
export function OwnDrafts() {
  const t = useTexts(adminTexts);
  const title = t('drafts.title');
  const drafts = useMyDrafts();
  return (
    drafts.length > 0 && (
      <LazyPopover
        label={title}
        className="w-101"
        prefetch={async () => {}}
        trigger={(props) => (
          <button
            type="button"
            {...props}
            className="flex h-11 items-center gap-2 rounded-full pr-3 pl-2 font-500 text-14 hover:bg-line aria-expanded:bg-line fine:h-9"
          >
            <PencilLine aria-hidden size={18} />
            {t('drafts', { count: drafts.length })}
          </button>
        )}
      >
        {(close) => <OwnDraftsView drafts={drafts} onLeave={close} />}
      </LazyPopover>
    )
  );
}

/** The person's own drafts as a plain list, in a wide layout. */
export function OwnDraftsHere({ onLeave }: { onLeave?: () => void }) {
  return <OwnDraftsView drafts={useMyDrafts()} {...(onLeave ? { onLeave } : {})} />;
}
