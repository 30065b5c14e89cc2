import { expect, it } from 'vitest';
import { drawnPage } from './draw-first-paint.mjs';

const PAGE = `<head><link rel="stylesheet" crossorigin href="/assets/index-x1.css"></head>
<div id="root"></div>
    <!-- What stands there before the app does comes here (build/draw-first-paint.mjs). -->
<link rel="preload" as="font">`;

it('has its styles in it, each drawing in each language, and the script that chooses one', () => {
  const paints = { sr: { home: '<p>$& Dom</p>' }, en: { home: '<p>Home</p>' } };

  expect(
    drawnPage(PAGE, 'p{color:red}', paints, 'draw("$1")'),
  ).toBe(`<head><style>p{color:red}</style><link disabled media="not all" rel="stylesheet" crossorigin href="/assets/index-x1.css"></head>
<div id="root"></div>
<template id="home-sr"><p>$& Dom</p></template>
<template id="home-en"><p>Home</p></template>
<script>draw("$1")</script>
<link rel="preload" as="font">`);
});

it('fails where the page has no place for it, or no sheet', () => {
  for (const missing of [/.*comes here.*\n/, /<link rel="stylesheet".*>/])
    expect(() => drawnPage(PAGE.replace(missing, ''), '', {}, '')).toThrow('src/index.html has no place');
});
