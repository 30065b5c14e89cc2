import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isFocusElsewhere } from './is-focus-elsewhere.ts';

/**
 * For a form that was not accepted: moves the focus to its first invalid field, immediately or after the server's answer, unless the person
 * has typed or moved the focus since.
 */
export function useFocusOnError(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const lookFor = useEffectEvent(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!sent.current || !wrong) return;
    sent.current = false;
    if (!isFocusElsewhere(form.current)) wrong.focus();
  });
  useEffect(() => {
    const element = form.current;
    const type = () => {
      sent.current = false;
    };
    const send = () => {
      sent.current = true;
      // A repeated submit with the same errors causes no rendering.
      requestAnimationFrame(() => lookFor());
    };
    element?.addEventListener('input', type);
    element?.addEventListener('submit', send);
    return () => {
      element?.removeEventListener('input', type);
      element?.removeEventListener('submit', send);
    };
  }, []);
  useEffect(() => lookFor());
  return form;
}
