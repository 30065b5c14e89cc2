import { useNavigate } from 'react-router-dom';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Key } from '#design-system/key/key.tsx';
import { commandPalette } from '#design-system/search-palette/command-look.ts';
import type { PaletteOption } from '#design-system/search-palette/palette-group.ts';
import { SearchPalette } from '#design-system/search-palette/search-palette.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { foundRecordTexts } from '#locales/admin/found-record.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTypedAhead } from '../../search/search-place.ts';
import { noteSeen, useSeenRecords } from '../parts/seen-records.ts';
import { recordActions } from '../record/record-actions.tsx';
import { useLetterKeys } from '../site/device-settings.ts';
import { useSite } from '../site/site-context.ts';
import { useFoundRecords } from './found-records.ts';
import { isRecord, Keys, type PaletteAction, paletteAnswers } from './palette-answers.tsx';

interface AdminPaletteProps {
  /** Actions besides adding records. */
  actions: readonly PaletteAction[];
  onClose: () => void;
}

/** Palette that finds pages, actions and recently opened records. Each of them can be reached in another way too. */
export function AdminPalette({ actions, onClose }: AdminPaletteProps) {
  const t = useTexts(adminTexts);
  const does = useTexts(foundRecordTexts);
  const site = useSite();
  const seen = useSeenRecords();
  const [letters] = useLetterKeys();
  const navigate = useNavigate();
  const [text, setText] = useTypedAhead();
  const { found, isAsking, hasFailed, searchAgain } = useFoundRecords(text);
  const groups = paletteAnswers(text, { t, site, seen, found, actions, letters });
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const choose = (option: PaletteOption) => {
    const { label, href } = option;
    if (href === undefined) return doIt(option);
    if (isRecord(groups, option)) noteSeen({ label, to: href });
    // The chosen page replaces the palette in the browser's history.
    void navigate(href, { replace: true });
  };
  const doIt = ({ id }: PaletteOption) => {
    const act = actions.find((action) => action.id === id)?.does;
    onClose();
    if (typeof act === 'function') act();
  };
  const failed = hasFailed ? [t('palette.failed')] : [];
  const answered = count > 0 ? [t('palette.found', { count })] : hasFailed ? [] : [t('palette.nothing')];
  return (
    <SearchPalette
      look={commandPalette}
      title={t('palette.title')}
      placeholder={t('palette.hint')}
      closeLabel={t('close')}
      text={text}
      onType={setText}
      groups={groups}
      actionsOf={text === '' ? undefined : (option) => recordActions(option, site, does)}
      status={text === '' || isAsking ? '' : [...failed, ...answered].join('. ')}
      hints={<Hints />}
      chooses={<Chooses />}
      onChoose={choose}
      onClose={onClose}
    >
      {hasFailed ? (
        <Failed busy={isAsking} onRetry={searchAgain} />
      ) : (
        count === 0 && !isAsking && <EmptyState title={t('palette.nothing')} text={t('palette.nothingText')} />
      )}
    </SearchPalette>
  );
}

/** Says that the search for records failed, even if pages or actions were found; the status announces it. */
function Failed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useTexts(adminTexts);
  const does = useTexts(foundRecordTexts);
  return (
    <div className="mt-2 grid justify-items-start gap-3 rounded-12 bg-accent-soft px-4 py-3">
      <p className="font-560">{t('palette.failed')}</p>
      <p>{t('palette.failedText')}</p>
      <ToolButton tone="secondary" busy={busy} onClick={onRetry}>
        {does('searchAgain')}
      </ToolButton>
    </div>
  );
}

/** The key that opens a row, shown on the row that Enter would open. */
function Chooses() {
  const t = useTexts(adminTexts);
  return (
    <>
      {t('palette.open')}
      <Key>↵</Key>
    </>
  );
}

function Hints() {
  const t = useTexts(adminTexts);
  const hints = [
    { keys: ['↑', '↓'], words: t('palette.move') },
    { keys: ['Tab'], words: t('palette.act') },
    { keys: ['>'], words: t('palette.onlyActions') },
  ];
  return hints.map(({ keys, words }) => (
    <span key={words} className="flex items-center gap-1.5 last:ml-auto">
      <Keys keys={keys} />
      {words}
    </span>
  ));
}
