import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { coverageOf, useBookIndex } from '../welcome/book-index.ts';
import { docsOf } from './arg-types.tsx';
import { Reading } from './reading.tsx';

const source = import.meta.env.STORYBOOK_SOURCE_URL as string | undefined;

/** Link to a file of the repository: opens it in the editor in development, else on the code server, if that is configured. */
function SourceFile({ path }: { path: string }) {
  const clean = path.replace(/^\.\//, '');
  const href = import.meta.env.DEV ? `/__open-in-editor?file=${clean}` : source && `${source}/${clean}`;
  return href ? (
    <a href={href} className="underline underline-offset-4" target="_blank" rel="noreferrer">
      <code className="font-text">{clean}</code>
    </a>
  ) : (
    <code className="select-all font-text">{clean}</code>
  );
}

function Facts() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = docsOf(preparedMeta.component);
  const stories = useBookIndex().filter(({ title }) => title === preparedMeta.title);
  const { stories: count, plays, long, dark, phone } = coverageOf(stories);
  const missing = Object.entries({ 'long text': long, dark, phone }).flatMap(([name, is]) => (is ? [] : [name]));
  const at = stories.find(({ type }) => type === 'story')?.importPath;
  return (
    <dl className="mb-8 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-14">
      {docs && <Fact name="Source">{<SourceFile path={docs.file} />}</Fact>}
      {at && <Fact name="Stories">{<SourceFile path={at} />}</Fact>}
      {count > 0 && (
        <Fact name="Status">
          {count} stories, {plays} played by a test
          {missing.length > 0 && `; none yet: ${missing.join(', ')}`}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Docs page of a component or screen: description, source file, controls, what a screen reader reads, and every story. */
export function BookPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Unstyled>
        <Facts />
      </Unstyled>
      <Primary />
      {/* On a phone the table scrolls and not the page; the button in its head is at the table's end, not at the screen's. */}
      <div className="overflow-x-auto">
        <div className="min-w-min">
          <Controls />
        </div>
      </div>
      <Unstyled>
        <Reading />
      </Unstyled>
      <Stories />
    </>
  );
}
