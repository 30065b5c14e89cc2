import { Users } from 'lucide-react';
import { use, useState } from 'react';
import { AfterPanel } from './after-panel.tsx';
import { type Figure, FigureTabs } from './figure-tabs.tsx';
import type { ImportViewProps } from './import-props.ts';
import { ImportRowsContext } from './import-rows.ts';
import { useImportSite, useImportTexts } from './import-site.ts';
import { MissingPeople } from './missing-people.tsx';
import { OutcomeRows } from './outcome-rows.tsx';

/** The rows that will be written, and the further actions. */
export function ReadyView(props: ImportViewProps) {
  const { snapshot, send, mayWrite, after, onAfter } = props;
  const t = useImportTexts();
  const { kind } = useImportSite();
  const { seen } = snapshot.context;
  const [shown, setShown] = useState<Figure>(() => firstOf(seen?.figures));
  if (!seen) return null;
  const { added, changed, same, left_out } = seen.figures;
  const count = { added, changed, same, left_out };
  const isOut = shown === 'left_out';
  const ending = kind === 'people' ? { ending: after.ending.length } : null;
  return (
    <>
      <FigureTabs figures={{ added, changed, same, ...ending, left_out }} shown={shown} onShow={setShown} />
      <div className="mt-5 grid items-start gap-x-8 gap-y-6 wide:grid-cols-[minmax(0,1fr)_21.25rem]">
        <div className="grid min-w-0 gap-5">
          {shown === 'ending' ? (
            <MissingPeople
              ending={after.ending}
              mayWrite={mayWrite}
              onChange={(ending) => onAfter(Object.assign({}, after, { ending }))}
            />
          ) : (
            <>
              <OutcomeRows
                key={shown}
                asked={{ outcome: shown }}
                title={t(`rows.${shown}`, { count: count[shown] })}
                onMove={
                  mayWrite && shown !== 'same'
                    ? (line) => send({ type: 'rows.correct', correction: { rows: [{ line, left_out: !isOut }] } })
                    : undefined
                }
              />
              {kind === 'people' && <MissingNotice onLook={() => setShown('ending')} />}
            </>
          )}
        </div>
        {mayWrite && <AfterPanel {...props} />}
      </div>
    </>
  );
}

const firstOf = (figures: { added: number; changed: number; same: number } | undefined): Figure =>
  figures?.changed ? 'changed' : figures?.added ? 'added' : 'same';

/** Says that people missing from the file are not ended; the list of them is one press away. */
function MissingNotice({ onLook }: { onLook: () => void }) {
  const t = useImportTexts();
  const { useMissing } = use(ImportRowsContext);
  const found = useMissing({}, 1);
  if (found.state !== 'ready' || found.data.count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-12 bg-surface-sunken px-4 py-3 text-14">
      <Users aria-hidden size={18} className="shrink-0" />
      <span className="font-600">{t('missing.people', { count: found.data.count })}</span>
      <span>{t('missing.stay')}</span>
      <button type="button" className="target font-600 text-brand hover:underline" onClick={onLook}>
        {t('missing.look')}
      </button>
    </p>
  );
}
