// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { Gallery } from './gallery.tsx';

it('says what is to be seen on each picture, and the name of the benefit where nobody wrote that of the first', () => {
  const pictures = [
    { image: '/pictures/a.svg', alt: 'Topla ulja na stolu' },
    { image: '/pictures/b.svg', alt: 'Svetla soba' },
  ];
  const namesOf = (shown: typeof pictures | { image: string }[]) => {
    const { unmount } = renderScreen(<Gallery pictures={shown} name="Relaks masaža" />);
    const names = [...document.querySelectorAll('[data-gallery] img')].map((picture) => picture.getAttribute('alt'));
    unmount();
    return names;
  };
  expect(namesOf(pictures)).toEqual(['Topla ulja na stolu', 'Svetla soba']);
  expect(namesOf(pictures.map(({ image }) => ({ image })))).toEqual(['Relaks masaža', '']);
});
