import { accessibilityTexts } from '#locales/accessibility/accessibility.texts.ts';
import { useTexts } from '#locales/texts.tsx';

const KEYS = [
  { does: 'skip', keys: ['Tab'] },
  { does: 'search', keys: ['Ctrl + K', '⌘ + K'] },
  { does: 'slash', keys: ['/'] },
  { does: 'messages', keys: ['F6', 'Alt + T'] },
  { does: 'escape', keys: ['Esc'] },
] as const;

/** List of the keyboard shortcuts that work on every page of the shop. */
export function Keys({ className }: { className?: string }) {
  const t = useTexts(accessibilityTexts);
  return (
    <dl className={className}>
      {KEYS.map(({ does, keys }) => (
        <div key={does} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-t py-3.5">
          <dt className="flex min-w-40 gap-2">
            {keys.map((key) => (
              <kbd key={key} className="rounded-8 border border-line-strong px-2 py-0.5 font-560 font-text text-14">
                {key}
              </kbd>
            ))}
          </dt>
          <dd className="min-w-0 flex-1 basis-60">{t(`keys.${does}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
