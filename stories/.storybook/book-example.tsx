import { Canvas, DocsContext, Story, type StoryProps, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FORCE_REMOUNT, RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { cn } from '#design-system/classes/cn.ts';

/** Distance from the viewport at which a story is already rendered. */
const AHEAD = '400px 0px';

/** Height in px reserved for a story in the page, also the least height of a frame; and that of a whole screen. */
const ROOM = 320;
const ROOM_OF_SCREEN = 800;

/** Last height of each story: a page rerenders with each theme, and must keep its scroll position. */
const heights = new Map<string, number>();

/** A story on a docs page, rendered when it is scrolled near: a whole page would take a minute. */
export function Example(props: ComponentProps<typeof Canvas>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const first = props.story?.__primary ?? false;
  const key = `${story.id} ${first}`;
  const place = useRef<HTMLDivElement>(null);
  // The first is rendered immediately, for the controls and the reading table belong to it.
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
  // As inline: Storybook would zoom only the content of its own frame; ours is zoomed like a story in the page, and needs no
  // padding.
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

/** Viewport that a story is made for, if it has its own. */
function sizeOf({ storyGlobals, parameters }: PreparedStory): Size | null {
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null;
}

/** Whether its frame is as high as its viewport: for overlays and whole pages. */
const fillsWindow = ({ parameters }: PreparedStory) =>
  parameters.docs?.story?.inline === false || parameters.layout === 'fullscreen';

/** Expected height of a story before it is rendered. */
function roomOf(story: PreparedStory): number | string {
  const size = sizeOf(story);
  if (size) return fillsWindow(story) ? size.height : ROOM;
  return story.parameters.docs?.story?.iframeHeight ?? (fillsWindow(story) ? ROOM_OF_SCREEN : ROOM);
}

/** Whether it is a screen of the shop: its layout depends on the viewport, it moves the focus, and its dialogs cover all of it. */
const isScreen = ({ title, parameters }: PreparedStory) =>
  title.startsWith('Screens/') && parameters.layout === 'fullscreen';

/** Whether it needs a frame: screens, overlays, and stories for a viewport cannot be rendered inside another page. */
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

/** Missing in Storybook's types. */
interface InContext {
  userGlobals: Record<'theme' | 'language' | 'words', string>;
}

/** Events of the controls below and the buttons above a story. */
const ASKED = [UPDATE_STORY_ARGS, RESET_STORY_ARGS, FORCE_REMOUNT];

/**
 * A story in a frame, rendered without its play function: several would take the focus from one another and from the reader.
 * `asked`: the controls of the page apply to it.
 */
function FramedStory({ story, asked }: { story: PreparedStory; asked: boolean }) {
  const { channel, getStoryContext } = use(DocsContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const { id, name } = story;
  // Globals of the toolbar, whose change rerenders the page; without the story's own globals, which the frame would report back
  // to the page.
  const [{ theme, language, words }] = useState(() => (getStoryContext(story) as InContext).userGlobals);
  useEffect(() => {
    if (!asked) return;
    const hearers = ASKED.map((event) => {
      // Calls the listeners in the frame directly: an event emitted on the frame's channel would come back to this one.
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

/** Height that a frame needs for its content, including what opens below; null until it is measured. */
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
