import '../design-system/design-system.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { prefetchPage } from './app/find-route.ts';
import { endEarlySignIn, takeOutline } from './ground/early-page.ts';
import { paths } from './ground/paths.ts';
import { registerWorker } from './offline/register-worker.ts';

// Milliseconds that the page may stay empty while its code loads.
const PATIENCE = 1000;
// Milliseconds after which the early sign-in counts as taken over in any case; the sign-in may never render, because another
// tab has signed in.
const AT_LATEST = 5000;

// Markup that the page drew early (src/app/draw-early.ts).
const drawn = document.querySelector('[data-early]');

/**
 * Resolves when the open page can be rendered completely: a fallback, once React shows it, stays for 300 ms. Early markup stays
 * for as long as loading takes; an empty page waits no longer than PATIENCE.
 */
const ready = Promise.race([
  prefetchPage(location.pathname),
  new Promise((resolve) => {
    if (!drawn) setTimeout(resolve, PATIENCE);
  }),
]);

/** Ends a stored checkout that was left, before anything can read it; loads the code for that only if this tab has one. */
async function leaveCheckout(): Promise<void> {
  try {
    if (!Object.keys(sessionStorage).some((key) => key.startsWith('izbor.work.checkout.'))) return;
    const { leaveCheckoutUnlessAt } = await import('./checkout/kept-checkout.ts');
    leaveCheckoutUnlessAt(location.pathname, [paths.cart, paths.login]);
  } catch {
    // Without storage nothing is stored, and without this code there is no cart to continue in.
  }
}

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** Starts the app, which takes over the early markup. */
function begin(root: HTMLElement): void {
  if (drawn === root) {
    hydrateRoot(root, app);
    setTimeout(endEarlySignIn, AT_LATEST);
    return;
  }
  takeOutline(drawn);
  // A transition renders in pieces, so that it does not block input.
  startTransition(() => createRoot(root).render(app));
}

const root = document.getElementById('root');
// No top-level await: the page's chunks may import this module, and would wait for it.
if (root) void Promise.all([ready, leaveCheckout()]).then(() => begin(root));
registerWorker();
