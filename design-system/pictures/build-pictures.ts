import type { Plugin } from 'vite';
import { SHOP_PICTURES } from './shop-pictures.ts';

/** `/pictures/travel-balloon-1-night.svg` drawn; undefined when the app has no such picture. */
function pictureAt(address: string): string | undefined {
  const [, name = '', night] = /^\/pictures\/([a-z0-9-]+?)(-night)?\.svg$/.exec(address) ?? [];
  return SHOP_PICTURES.get(name)?.(night ? 'night' : 'day');
}

/** Draws the app's own pictures: as files of its build, and on request in development. */
export const builtPictures: Plugin = {
  name: 'izbor:pictures',
  generateBundle() {
    for (const [name, draw] of SHOP_PICTURES) {
      this.emitFile({ type: 'asset', fileName: `pictures/${name}.svg`, source: draw('day') });
      this.emitFile({ type: 'asset', fileName: `pictures/${name}-night.svg`, source: draw('night') });
    }
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const picture = pictureAt(request.url ?? '');
      if (picture === undefined) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.end(picture);
    });
  },
};
