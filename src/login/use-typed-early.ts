import { useEffect, useState } from 'react';
import { endEarlySignIn } from '../ground/early-page.ts';

/**
 * What was typed into the sign-in while it was drawn by the page alone (src/app/draw-early.ts). React leaves it in the fields
 * and has to be told of it. Read while the screen is drawn, so that nothing that is typed meanwhile is missed.
 */
export function useTypedEarly(): { email: string; password: string } {
  const [typed] = useState(() => ({ email: typedInto('email'), password: typedInto('password') }));
  useEffect(endEarlySignIn, []);
  return typed;
}

const typedInto = (name: string) =>
  document.querySelector<HTMLInputElement>(`[data-early="sign-in"] [name="${name}"]`)?.value ?? '';
