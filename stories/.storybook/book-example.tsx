import { Canvas, DocsContext, Story, type StoryProps, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FORCE_REMOUNT, RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { cn } from '#design-system/classes/cn.ts';

/** How far from the window a story is drawn already. */
const AHEAD = '400px 0px';

/** The room that is kept for one that is drawn in the page, and the least of a frame; and that for a whole screen. */
const ROOM = 320;
const ROOM_OF_SCREEN = 800;

/** How high each was when it was last drawn: a page is drawn anew with each theme, and stays where it was scrolled to. */
const heights = new Map<string, number>();

/** A story on a page of the book, drawn when it comes near: all of a page at once would take it a minute. */
export function Example(props: ComponentProps<typeof Canvas>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const first = props.story?.__primary ?? false;
  const key = `${story.id} ${first}`;
  const place = useRef<HTMLDivElement>(null);
  // The controls, and what is read out, are of the first.
  const [near, setNear] = useState(first);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const watcher = new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [near]);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !near) return;
    return () => {
      heights.set(key, element.offsetHeight);
    };
  }, [near, key]);
  // Storybook would zoom a frame of its own alone; ours is zoomed as what stands in the page is, and needs no room around it.
  const canvas = { ...props, story: { ...props.story, inline: true } };
  return (
    <div ref={place} className="flow-root" style={near ? undefined : { height: heights.get(key) ?? roomOf(story) }}>
      {near && (isFramed(story) ? <Canvas {...canvas} layout="fullscreen" /> : <Canvas {...canvas} />)}
    </div>
  );
}

type PreparedStory = ReturnType<typeof useOf<'story'>>['story'];

interface Size {
  width: number;
  height: number;
}

/** The window that a story is made for, if it is for one alone. */
function sizeOf({ storyGlobals, parameters }: PreparedStory): Size | null {
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null;
}

/** Whether its frame is as high as its window: what lies over a page, and a page itself. */
const fillsWindow = ({ parameters }: PreparedStory) =>
  parameters.docs?.story?.inline === false || parameters.layout === 'fullscreen';

/** How high one becomes, as far as that is known before it is drawn. */
function roomOf(story: PreparedStory): number | string {
  const size = sizeOf(story);
  if (size) return fillsWindow(story) ? size.height : ROOM;
  return story.parameters.docs?.story?.iframeHeight ?? (fillsWindow(story) ? ROOM_OF_SCREEN : ROOM);
}

/** A screen of the shop: it is laid out by its window, leads the focus to itself, and what it opens lies over all of it. */
const isScreen = ({ title, parameters }: PreparedStory) =>
  title.startsWith('Screens/') && parameters.layout === 'fullscreen';

/** A screen, what lies over one, and what is made for a width cannot be shown in the midst of another page. */
const isFramed = (story: PreparedStory) =>
  isScreen(story) || story.parameters.docs?.story?.inline === false || sizeOf(story) !== null;

/** A story in the page, or in a frame where it needs a window of its own. */
export function ExampleStory(props: StoryProps) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  return isFramed(story) ? <FramedStory story={story} asked={!props.__forceInitialArgs} /> : <Story {...props} />;
}

interface Framed extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { listeners: (event: string) => readonly ((told: unknown) => void)[] | undefined };
}

/** Storybook's types leave it out. */
interface InContext {
  userGlobals: Record<'theme' | 'language' | 'words', string>;
}

/** What is done below and above a story on a page. */
const ASKED = [UPDATE_STORY_ARGS, RESET_STORY_ARGS, FORCE_REMOUNT];

/**
 * A story in a window of its own, drawn and not played: the plays of several would take the focus from one another and from
 * whoever reads. `asked` is one that the controls of the page change.
 */
function FramedStory({ story, asked }: { story: PreparedStory; asked: boolean }) {
  const { channel, getStoryContext } = use(DocsContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const { id, name } = story;
  // What the bar is set to, by which a page is drawn anew; without what the story is made for, which the frame would tell the page.
  const [{ theme, language, words }] = useState(() => (getStoryContext(story) as InContext).userGlobals);
  useEffect(() => {
    if (!asked) return;
    const hearers = ASKED.map((event) => {
      // To those in the frame alone: what is sent there on its own channel would come back to this one.
      const hear = (told: { storyId: string }) => {
        if (told.storyId !== id) return;
        const inside = frame.current?.contentWindow as Framed | null | undefined;
        for (const listener of inside?.__STORYBOOK_ADDONS_CHANNEL__?.listeners(event) ?? []) listener(told);
      };
      channel.on(event, hear);
      return () => channel.off(event, hear);
    });
    return () => {
      for (const forget of hearers) forget();
    };
  }, [asked, channel, id]);
  const globals = `theme:${theme};language:${language};words:${words};a11y.manual:!true`;
  const size = sizeOf(story);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const content = useHeight(size && !fillsWindow(story) ? root : null);
  const height = size && content ? Math.min(content, size.height) : roomOf(story);
  return (
    <div className={cn('sb-story sb-unstyled', size && 'w-fit border-line border-r')}>
      <iframe
        ref={frame}
        title={name}
        src={`iframe.html?id=${id}&viewMode=story&embed=true&globals=${globals}`}
        onLoad={({ currentTarget }) => setRoot(currentTarget.contentDocument?.getElementById('storybook-root') ?? null)}
        className="block border-0"
        style={{ width: size?.width ?? '100%', height }}
      />
    </div>
  );
}

/** How high a frame has to be for what is in it, with what opens below; null until it is known. */
function useHeight(root: HTMLElement | null): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (!root) return;
    const { body } = root.ownerDocument;
    const watcher = new ResizeObserver(() => {
      const { paddingTop, paddingBottom } = getComputedStyle(body);
      const around = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      setHeight(Math.max(ROOM, root.offsetHeight + around));
    });
    watcher.observe(root);
    return () => watcher.disconnect();
  }, [root]);
  return height;
}
