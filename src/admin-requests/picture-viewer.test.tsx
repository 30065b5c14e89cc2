// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { PictureViewer } from './picture-viewer.tsx';

const receipt = new Blob(['x'], { type: 'image/png' });

it.each([
  ['r', 'KeyR'],
  // On a Cyrillic keyboard.
  ['р', 'KeyR'],
])('turns the picture by %s', async (key, code) => {
  renderScreen(<PictureViewer name="receipt.png" content={receipt} />);
  const picture = await screen.findByRole('img');
  fireEvent.keyDown(screen.getByRole('group'), { key, code });
  expect(picture.style.rotate).toBe('90deg');
});
