import { cn } from '../classes/cn.ts';
import { wordDiff } from './word-diff.ts';

export interface DiffTextProps {
  before: string;
  after: string;
  /** Read out before removed and before added text. */
  outLabel: string;
  inLabel: string;
  /** Word by word; a value that is no text is replaced as a whole. */
  words?: boolean;
  lang?: string | undefined;
  className?: string | undefined;
}

const looks = {
  out: 'text-ink-muted',
  in: 'rounded-t-[4px] border-brand border-b-2 bg-brand-soft px-0.75 text-ink no-underline',
};

/**
 * The change of a text: removed words are struck through, added ones underlined on a tinted ground, so never by colour alone. Each
 * piece is isolated, so that a mark of text direction in it does not affect the others.
 */
export function DiffText({ before, after, outLabel, inLabel, words, lang, className }: DiffTextProps) {
  const pieces = words ? wordDiff(before, after) : wholeDiff(before, after);
  return (
    <span lang={lang} className={cn('whitespace-pre-wrap break-words', className)}>
      {pieces.map(({ kind, text }, at) => {
        // Pieces never move, so their index is a stable key.
        const key = `${at} ${kind}`;
        const space = at < pieces.length - 1 && !/\s$/.test(kind === 'same' ? text : '') && ' ';
        if (kind === 'same')
          return (
            <span key={key}>
              <bdi>{text}</bdi>
              {space}
            </span>
          );
        const Mark = kind === 'out' ? 'del' : 'ins';
        return (
          <span key={key}>
            <Mark className={looks[kind]}>
              <span className="sr-only">{kind === 'out' ? outLabel : inLabel} </span>
              <bdi>{text.trimEnd()}</bdi>
            </Mark>
            {space}
          </span>
        );
      })}
    </span>
  );
}

const wholeDiff = (before: string, after: string) =>
  [
    { kind: 'out' as const, text: before },
    { kind: 'in' as const, text: after },
  ].filter(({ text }) => text !== '');
