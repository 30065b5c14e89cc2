// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { BenefitInFull } from '#contract/benefits/benefits.contract.ts';
import { jelena, massage } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { PreviewBenefit } from './preview-benefit.tsx';

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

it.each([
  ['light', true, 'massage-night.svg'],
  ['light', false, 'massage.svg'],
  ['dark', true, 'massage-night.svg'],
  ['dark', false, 'massage.svg'],
])('in a %s page draws the light that was chosen for it', (theme, night, file) => {
  document.documentElement.dataset.theme = theme;
  serve(() => undefined);
  const benefit: BenefitInFull = Object.assign({}, massage, {
    pictures: [{ position: 0, image: '/pictures/massage.svg' }],
    description: '',
    instructions: '',
    limitations: '',
    promo_material: [],
    how_to_buy: 'in_store' as const,
    website: null,
    similar: [],
  });
  renderScreen(<PreviewBenefit benefit={benefit} part="card" language="EN" currency="RSD" night={night} />, {
    me: jelena,
  });
  const drawn = document.querySelector('img')?.getAttribute('src') ?? '';
  expect(new URL(drawn, 'http://izbor.test').pathname).toBe(`/pictures/${file}`);
});
