import { To } from './parts.tsx';

const refused = 'theme:dark;language:SR;viewport.value:phone';

const ways = [
  {
    who: 'Designer',
    to: [
      ['Change a button’s tone', '/docs/design-system-actions-button--docs'],
      ['Every state of every control', '/story/design-system-states--buttons'],
      ['Colours, type, space and their contrast', '/story/design-system-tokens--light'],
    ],
  },
  {
    who: 'Product manager',
    to: [
      [
        'The refused checkout, on a phone, in Serbian, dark',
        '/story/screens-cart-and-checkout-checkout--refused',
        refused,
      ],
      ['Walk through a purchase and let the server refuse', '/story/flows-checkout--simulated'],
      ['A request for money back, state by state', '/docs/screens-money-requests-new-request--docs'],
    ],
  },
  {
    who: 'Tester',
    to: [
      ['Whole pages at 360, 768, 1280 and 1920', '/story/screens-whole-pages-home--phone'],
      ['What is said when a code is wrong', '/story/screens-sign-in-sign-in--code-refused'],
      ['The shop without a network', '/docs/screens-every-page-without-a-network--docs'],
    ],
  },
] as const;

/** First links into the book, by kind of reader. */
export function Ways() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-5 desk:grid-cols-3">
        {ways.map(({ who, to }) => (
          <div key={who} className="grid content-start gap-3 rounded-20 bg-surface-raised p-6 shadow-1">
            <h3 className="text-18">{who}</h3>
            <ul className="grid gap-2.5 text-14">
              {to.map(([name, path, globals]) => (
                <li key={name}>
                  <To path={path} {...(globals ? { globals } : {})}>
                    {name}
                  </To>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="max-w-[46rem] text-14 text-ink-muted">
        In the bar above a story: the half moon changes the theme, the globe the language, the frame the width. Press
        <kbd className="mx-1 rounded-8 bg-surface-sunken px-1.5 font-text">Ctrl K</kbd>, or
        <kbd className="mx-1 rounded-8 bg-surface-sunken px-1.5 font-text">⌘ K</kbd> on a Mac, to search the book:
        “Refused” finds the refused checkout, in Screens, Cart and checkout.
      </p>
    </div>
  );
}
