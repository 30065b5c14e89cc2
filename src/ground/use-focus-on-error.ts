import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isElsewhere } from './is-elsewhere.ts';

/**
 * For a form that was not taken: moves the focus to its first field that is wrong, at once or when the server has answered,
 * unless something was typed meanwhile, or the focus went on to something else.
 */
export function useFocusOnError(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const lookFor = useEffectEvent(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!sent.current || !wrong) return;
    sent.current = false;
    if (!isElsewhere(form.current)) wrong.focus();
  });
  useEffect(() => {
    const element = form.current;
    const type = () => {
      sent.current = false;
    };
    const send = () => {
      sent.current = true;
      // The same mistakes again change nothing that is rendered.
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
