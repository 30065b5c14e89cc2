import { Check, Minus } from 'lucide-react';
import { type BookEntry, coverageOf, useBookIndex } from './book-index.ts';
import { To } from './parts.tsx';

const ROOT = 'Design system/';
/** Components without texts. */
const WORDLESS = new Set(['Layout', 'Logo', 'Skeleton']);

function componentsOf(entries: readonly BookEntry[]) {
  const titles = new Map<string, BookEntry[]>();
  for (const entry of entries) {
    if (!entry.title.startsWith(ROOT) || entry.title.split('/').length < 3) continue;
    titles.set(entry.title, [...(titles.get(entry.title) ?? []), entry]);
  }
  return [...titles].map(([title, its]) => ({
    title: title.slice(ROOT.length).split('/')[1] ?? title,
    page: its.find(({ type }) => type === 'docs')?.id ?? its[0]?.id ?? '',
    ...coverageOf(its),
  }));
}

const Tick = ({ is, of }: { is: boolean; of: string }) =>
  is ? (
    <Check aria-label={of} size={18} className="text-positive" />
  ) : (
    <Minus aria-label={`no ${of}`} size={18} className="text-ink-muted" />
  );

/** Every component with the coverage of its stories, counted from the book's own index. */
export function Status() {
  const components = componentsOf(useBookIndex());
  const sum = (count: 'stories' | 'plays') => components.reduce((all, each) => all + each[count], 0);
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-muted" role="status">
        {components.length} components, {sum('stories')} stories, {sum('plays')} of them played through by a test.
      </p>
      <div className="overflow-x-auto rounded-20 bg-surface-raised p-2">
        <table className="w-full border-collapse text-14">
          <caption className="sr-only">Components and what is there of each</caption>
          <thead>
            <tr>
              {['Component', 'Stories', 'Played', 'Long Serbian', 'Dark', 'Phone'].map((name) => (
                <th key={name} scope="col" className="px-4 py-2 text-left font-560 text-ink-muted">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {components.map(({ title, page, stories, plays, long, dark, phone }) => (
              <tr key={title} className="border-line border-t">
                <th scope="row" className="px-4 py-2 text-left">
                  <To path={`/docs/${page}`}>{title}</To>
                </th>
                <td className="px-4 py-2 tabular-nums">{stories}</td>
                <td className="px-4 py-2 tabular-nums">{plays}</td>
                <td className="px-4 py-2">{WORDLESS.has(title) ? 'no words' : <Tick is={long} of="long text" />}</td>
                <td className="px-4 py-2">
                  <Tick is={dark} of="dark" />
                </td>
                <td className="px-4 py-2">
                  <Tick is={phone} of="phone" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
