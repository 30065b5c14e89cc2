import { type ReactNode, use } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { Logo } from '#design-system/logo/logo.tsx';
import { PictureFrame } from '#src/ground/picture-frame.tsx';
import { BookTheme } from '../.storybook/book-container.tsx';
import { Ground } from '../.storybook/ground.tsx';
import { DoAndDont } from './do-and-dont.tsx';
import { Icons, Pictures } from './drawings.tsx';
import { OtherNames } from './other-names.tsx';
import { Chapter, To } from './parts.tsx';
import { Status } from './status.tsx';
import { Voice, Words } from './voice.tsx';
import { Ways } from './ways.tsx';

const principles: readonly (readonly [title: string, text: ReactNode])[] = [
  ['A magazine, not a leaflet', 'The page is quiet paper; the pictures are the only loud thing. Leave it empty.'],
  ['One number is the biggest', 'The balance, the price, the name. Digits in Platypi, the currency small beside them.'],
  ['Say what stays', 'Whoever is about to pay sees what they keep. Evergreen is what remains, apricot what goes.'],
  ['Nobody is left alone', 'Loading, empty, wrong and without a network are designed faces, each with a way on.'],
  ['Everybody gets in', 'Keyboard, screen reader, 400% zoom, forced colours, one hand on a phone: no second version.'],
  ['Both languages are first', 'Serbian is not longer English. No label is sized for one of them.'],
];

/** Front page of the book: what Izbor is, how it is made, and where to find things. */
export function FrontPage() {
  return (
    <Ground theme={use(BookTheme)} language="EN" path="/" inDocs>
      <div className="mx-auto grid max-w-reading gap-18 py-4">
        <Head />
        <Chapter
          id="find"
          title="Find it in a minute"
          lead="The left column follows the product. These lead straight there."
        >
          <Ways />
          <OtherNames />
        </Chapter>
        <Chapter id="principles" title="Principles" lead="Calm, generous, editorial: a present being chosen.">
          <ul className="grid gap-x-8 gap-y-7 desk:grid-cols-3">
            {principles.map(([title, text]) => (
              <li key={title} className="grid content-start gap-1.5 border-line border-t pt-4">
                <h3 className="text-18">{title}</h3>
                <p className="text-14 text-ink-muted">{text}</p>
              </li>
            ))}
          </ul>
        </Chapter>
        <Chapter
          id="do"
          title="Do and don’t"
          lead="Drawn with the components themselves, so that neither can fall behind."
        >
          <DoAndDont />
        </Chapter>
        <Chapter
          id="voice"
          title="Voice"
          lead="Serbian with “ti”, short, warm, neutral in gender; English as a native shop writes it. No exclamation marks."
        >
          <Voice />
        </Chapter>
        <Chapter
          id="words"
          title="One word for one thing"
          lead="The same word in the shop, in the code and in the mails."
        >
          <Words />
        </Chapter>
        <Flows />
        <Chapter
          id="pictures"
          title="Pictures"
          lead="One print shop of 22 flat inks. Light from the upper left, no outlines, no gradients, no faces. Each has a night version; the seed is the benefit."
        >
          <Pictures />
        </Chapter>
        <Chapter
          id="icons"
          title="Icons"
          lead="Lucide, stroke 1.75, 20 px in a line of text and 24 px by themselves. All that are in use."
        >
          <Icons />
        </Chapter>
        <Chapter
          id="status"
          title="What is there of each component"
          lead="Counted from this book whenever it is opened."
        >
          <Status />
        </Chapter>
      </div>
    </Ground>
  );
}

function Head() {
  return (
    <header className="grid items-center gap-x-12 gap-y-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)]">
      <div className="grid justify-items-start gap-6">
        <Logo size="large" />
        <h1 className="text-36 tracking-large desk:text-48">Good things one may choose, and how they are drawn.</h1>
        <p className="max-w-[34rem] text-18 text-ink-muted">
          Izbor is the shop in which employees spend what their employer gives them. This is its design book: every
          component, every screen in each of its states, and every flow to be walked through by hand.
        </p>
        <Button asChild size="large">
          <a href="./?path=/story/screens-whole-pages-home--laptop" target="_top">
            See the shop
          </a>
        </Button>
      </div>
      <PictureFrame image="/pictures/travel-balloon-2.svg" priority className="rounded-20" />
    </header>
  );
}

const steps: readonly (readonly [title: string, text: string])[] = [
  ['The chart', 'is the machine that the shop runs on. A box is a state, an arrow what may happen there.'],
  ['The screen beside it', 'is the real one. Press in it or on an arrow: both move, for they are the same thing.'],
  ['The server’s answers', 'are arrows too: refuse, fail, be late, never answer, and see what a person sees.'],
  ['A state that matters', 'has its own story below Screens, in the same words, to be linked and photographed.'],
];

const Flows = () => (
  <Chapter
    id="flows"
    title="How to read Flows"
    lead="A flow is a thing that a person goes through, with all that can go wrong."
  >
    <ol className="grid gap-6 desk:grid-cols-4">
      {steps.map(([title, text], at) => (
        <li key={title} className="grid content-start gap-1.5">
          <span aria-hidden className="display text-28 text-brand">
            {at + 1}
          </span>
          <h3 className="text-16 font-600">{title}</h3>
          <p className="text-14 text-ink-muted">{text}</p>
        </li>
      ))}
    </ol>
    <p>
      Begin with <To path="/story/flows-checkout--simulated">Checkout</To>.
    </p>
  </Chapter>
);
