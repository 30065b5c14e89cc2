import { useLocation } from 'react-router-dom';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { searchKeys } from '../../ground/search-keys.ts';
import { placeAt } from '../site/site.ts';
import { useSite } from '../site/site-context.ts';

interface KeysHelpProps {
  letters: boolean;
  onClose: () => void;
}

/** Overview of the keyboard shortcuts: of the whole site, and on a row of a list. */
export function KeysHelp({ letters, onClose }: KeysHelpProps) {
  const t = useTexts(adminTexts);
  const site = useSite();
  const { places } = site;
  const place = placeAt(site, useLocation().pathname);
  const anywhere: KeyLine[] = [
    { keys: [searchKeys(navigator.platform).shown], words: t('keys.palette') },
    ...(letters ? [{ keys: ['/'], words: t('keys.search') }] : []),
    ...(letters && places.some(({ makes }) => makes) ? [{ keys: ['n'], words: t('keys.new') }] : []),
    ...(letters
      ? places.flatMap(({ name, letter }) =>
          letter ? [{ keys: ['g', letter], words: t('keys.go', { place: t(`place.${name}`) }) }] : [],
        )
      : []),
    ...(letters ? [{ keys: ['?'], words: t('keys.help') }] : []),
  ];
  const inList: KeyLine[] = [
    { keys: letters ? ['↓', '↑', 'j', 'k'] : ['↓', '↑'], words: t('keys.walk') },
    { keys: ['Home', 'End'], words: t('keys.ends') },
    { keys: letters ? ['Space', 'x'] : ['Space'], words: t('keys.choose') },
    { keys: ['Shift ↓', 'Shift ↑'], words: t('keys.range') },
    { keys: ['Ctrl A'], words: t('keys.page') },
    { keys: ['Enter'], words: t('keys.open') },
    ...(letters ? [{ keys: ['.'], words: t('keys.actions') }] : []),
  ];
  return (
    <Dialog open onClose={onClose} title={t('keys.title')} closeLabel={t('close')}>
      <div className="grid gap-6 text-14">
        <Lines title={t('keys.anywhere')} lines={anywhere} />
        {place?.name === 'requests' && letters ? <ReviewLines /> : <Lines title={t('keys.inList')} lines={inList} />}
        {!letters && <p className="text-ink-muted">{t('keys.off')}</p>}
      </div>
    </Dialog>
  );
}

/** Shortcuts of reviewing, in the order in which they are used. */
function ReviewLines() {
  const t = useTexts(adminRequestsTexts);
  const lines = REVIEW_LETTERS.map(([key, words]) => ({ keys: [...key], words: t(`keys.${words}`) }));
  return <Lines title={t('keys.title')} lines={lines} />;
}

const REVIEW_LETTERS = [
  ['jk', 'walk'],
  ['a', 'accept'],
  ['r', 'refuse'],
  ['q', 'ask'],
  ['z', 'undo'],
  ['n', 'next'],
  ['x', 'choose'],
  ['f', 'file'],
  ['+-', 'zoom'],
] as const;

interface KeyLine {
  keys: readonly string[];
  words: string;
}

function Lines({ title, lines }: { title: string; lines: readonly KeyLine[] }) {
  return (
    <section>
      <h3 className="display mb-1 text-18">{title}</h3>
      <dl>
        {lines.map(({ keys, words }) => (
          <div
            key={words}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2"
          >
            <dt className="order-last flex flex-wrap gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-[6px] px-1.5 font-500 font-text text-12 inset-ring inset-ring-line-strong"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
