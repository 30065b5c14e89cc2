import type { AnyStateMachine } from 'xstate';
import { browsePaths } from '../browse/browse.paths.ts';
import { cartItemPaths } from '../cart/cart-item.paths.ts';
import { checkoutPaths } from '../checkout/checkout.paths.ts';
import { loginPaths } from '../login/login.paths.ts';
import { sessionPaths } from '../session/session.paths.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { toastsPaths } from '../toasts/toasts.paths.ts';

/** Every flow of the shop, by its feature word. */
export const allPaths = [sessionPaths, loginPaths, browsePaths, cartItemPaths, checkoutPaths, toastsPaths].map(
  (definition) => definition as unknown as PathsDefinition<AnyStateMachine>,
);
