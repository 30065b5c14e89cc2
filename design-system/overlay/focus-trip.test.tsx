// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useFocusTrip } from './overlay.ts';

const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><h1 tabindex="-1">Page</h1><button>Opens</button></main>';
});

/** Opens a dialog from the button and closes it after `meanwhile`; returns the focused element. */
function closed(meanwhile: () => void) {
  element('button').focus();
  const { onOpenAutoFocus, onCloseAutoFocus } = renderHook(useFocusTrip).result.current;
  onOpenAutoFocus(new Event('open'));
  element('button').blur();
  meanwhile();
  onCloseAutoFocus(new Event('close'));
  return document.activeElement;
}

it('sends the focus back to what opened the dialog', () => {
  expect(closed(() => {})?.tagName).toBe('BUTTON');
});

it('sends it to the page where what opened the dialog is gone', () => {
  expect(closed(() => element('button').remove())?.tagName).toBe('MAIN');
});

it('leaves it on the heading of the page that was gone to from the dialog', () => {
  const goOn = () => {
    element('button').remove();
    element('h1').focus();
  };
  expect(closed(goOn)?.tagName).toBe('H1');
});
