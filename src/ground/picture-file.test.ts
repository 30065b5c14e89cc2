import { expect, it } from 'vitest';
import { pictureFile } from './picture-file.ts';

it.each([
  ['by day', '/pictures/travel-sailing-0.svg', false, '/pictures/travel-sailing-0.svg'],
  ['by night', '/pictures/travel-sailing-0.svg', true, '/pictures/travel-sailing-0-night.svg'],
  ['a picture that somebody uploaded, by night', '/files/team.jpg', true, '/files/team.jpg'],
])('%s: %s', (_, image, night, file) => {
  expect(pictureFile(image, night)).toBe(file);
});
