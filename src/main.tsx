import '../design-system/design-system.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { prefetchPage } from './app/find-route.ts';
import { endEarlySignIn, takeOutline } from './ground/early-page.ts';
import { paths } from './ground/paths.ts';
import { registerWorker } from './offline/register-worker.ts';

// Milliseconds that a page may stay empty for code that is late.
const PATIENCE = 1000;
// Milliseconds that the sign-in has until it counts as taken over; somebody may have signed in meanwhile, in another tab.
const AT_LATEST = 5000;

// What the page has drawn by itself (src/app/draw-early.ts).
const drawn = document.querySelector('[data-early]');

/**
 * Fulfilled when the open page can be rendered whole: what React shows in place of code that is still loading stays for 300 ms.
 * Where something stands already, it stays for as long as that takes.
 */
const ready = Promise.race([
  prefetchPage(location.pathname),
  new Promise((resolve) => {
    if (!drawn) setTimeout(resolve, PATIENCE);
  }),
]);

/** Before anything could read it, a checkout that was left is left; its code comes only where this tab has one. */
async function leaveCheckout(): Promise<void> {
  try {
    if (!Object.keys(sessionStorage).some((key) => key.startsWith('izbor.work.checkout.'))) return;
    const { leaveCheckoutUnlessAt } = await import('./checkout/kept-checkout.ts');
    leaveCheckoutUnlessAt(location.pathname, [paths.cart, paths.login]);
  } catch {
    // Without storage nothing is kept, and without this code there is no cart to go on in.
  }
}

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** Begins the app, which takes over what stands in its place. */
function begin(root: HTMLElement): void {
  if (drawn === root) {
    hydrateRoot(root, app);
    setTimeout(endEarlySignIn, AT_LATEST);
    return;
  }
  takeOutline(drawn);
  // As a transition it is drawn in pieces: nobody waits for it whose finger is on the page.
  startTransition(() => createRoot(root).render(app));
}

const root = document.getElementById('root');
// Not awaited by the module: the chunks of the page may import from it, and would wait for it.
if (root) void Promise.all([ready, leaveCheckout()]).then(() => begin(root));
registerWorker();
