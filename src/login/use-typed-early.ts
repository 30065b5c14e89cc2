import { useEffect, useState } from 'react';
import { endEarlySignIn } from '../ground/early-page.ts';

/**
 * Text typed into the early sign-in form (src/app/draw-early.ts) before the app was loaded. Hydration leaves it in the fields,
 * so the initial state is read from them, during rendering, so that nothing typed meanwhile is missed.
 */
export function useTypedEarly(): { email: string; password: string } {
  const [typed] = useState(() => ({ email: typedInto('email'), password: typedInto('password') }));
  useEffect(endEarlySignIn, []);
  return typed;
}

const typedInto = (name: string) =>
  document.querySelector<HTMLInputElement>(`[data-early="sign-in"] [name="${name}"]`)?.value ?? '';
