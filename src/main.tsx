import '../design-system/design-system.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { prefetchPage } from './app/find-route.ts';
import { leaveCheckoutUnlessAt } from './checkout/kept-checkout.ts';
import { paths } from './ground/paths.ts';
import { registerWorker } from './offline/register-worker.ts';

// Milliseconds that a page may stay empty for code that is late.
const PATIENCE = 1000;

/** Fulfilled when the open page can be rendered whole: what React shows in place of code that is still loading stays for 300 ms. */
const ready = Promise.race([
  prefetchPage(location.pathname),
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  }),
]);

leaveCheckoutUnlessAt(location.pathname, [paths.cart, paths.login]);

const root = document.getElementById('root');
if (root) {
  // Not awaited by the module: the chunks of the page may import from it, and would wait for it.
  void ready.then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
registerWorker();
