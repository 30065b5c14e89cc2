import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = [
  ['expected', 'Was'],
  ['actual', 'Is'],
  ['diff', 'Difference'],
];

/** Writes a page that shows each changed picture as it was, as it is, and with the difference marked; returns their number. */
export function writeReport({ results, folder, is, against, added }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stories = results.suites.flatMap(specsOf).flatMap((spec) => {
    const pictures = changedIn(spec);
    return pictures.length > 0 ? [{ ...named(spec), pictures }] : [];
  });
  for (const { pictures } of stories) {
    for (const { files } of pictures) for (const [from, to] of files) copyFileSync(from, join(folder, to));
  }
  for (const name of added) copyFileSync(join(is, name), join(folder, name));
  writeFileSync(join(folder, 'index.html'), page({ stories, against, added }));
  return stories.flatMap(({ pictures }) => pictures).length;
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Splits a test title such as `Screens/Cart/Checkout: Refused (screens-cart-checkout--refused)` into place, name and id. */
function named({ title }) {
  const [, place, name, id] = title.match(/^(.*?): (.*) \((.*)\)$/);
  return { place, name, id };
}

function changedIn({ tests }) {
  const found = tests.flatMap(({ results }) => results).flatMap(({ attachments }) => attachments);
  const pictures = new Map();
  for (const { name, path } of found) {
    const [, picture, part] = name.match(/^(.*)-(expected|actual|diff)\.png$/) ?? [];
    if (!picture || !path) continue;
    pictures.set(picture, [...(pictures.get(picture) ?? []), [path, `${picture}-${part}.png`]]);
  }
  return [...pictures].map(([picture, files]) => ({ picture, files, look: lookOf(picture) }));
}

/** Theme and device of a picture, read from its name: `…--refused-dark-phone` is dark, on a phone. */
const lookOf = (picture) => {
  const [theme, device] = picture.split('-').slice(-2);
  return `${theme}, ${device === 'phone' ? 'phone, 360' : 'desk, 1280'}`;
};

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = (file, caption) =>
  `<figure><figcaption>${caption}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${caption}"></a></figure>`;

const pictureSection = ({ picture, files, look }) => {
  const has = new Set(files.map(([, file]) => file));
  const parts = PARTS.map(([part, caption]) => [`${picture}-${part}.png`, caption]).filter(([file]) => has.has(file));
  const kind = look.includes('phone') ? 'phone' : 'desk';
  return `<h3>${look}</h3><div class="row ${kind}">${parts.map((part) => figure(...part)).join('')}</div>`;
};

const storySection = ({ place, name, id, pictures }) =>
  `<section id="${id}"><p class="place">${escaped(place)}</p><h2>${escaped(name)}</h2>${pictures.map(pictureSection).join('')}</section>`;

const listed = (stories) =>
  `<nav aria-label="Stories"><ol>${stories
    .map(({ place, name, id }) => `<li><a href="#${id}">${escaped(place)}: ${escaped(name)}</a></li>`)
    .join('')}</ol></nav>`;

const page = ({ stories, against, added }) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures: was, is, difference</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fbf6ee, #131f1b); color: light-dark(#12291f, #f3ede2); }
  body { max-width: 1800px; margin: 0 auto; padding: 2rem; }
  h1 { font-size: 2rem; margin: 0; } h2 { margin: 0; } h3, figcaption, .place { font-size: 0.875rem; font-weight: 600; opacity: 0.75; margin: 0; }
  section { border-top: 1px solid; margin-top: 2.5rem; padding-top: 1.5rem; } h3 { margin: 1.5rem 0 0.5rem; }
  .row { display: grid; gap: 1rem; align-items: start; grid-template-columns: repeat(3, minmax(0, 1fr)); } .row.phone { grid-template-columns: repeat(3, minmax(0, 360px)); }
  figure { margin: 0; } img { display: block; max-width: 100%; border: 1px solid #8885; border-radius: 8px; } a { color: inherit; }
</style>
<h1>Was, is, difference</h1>
<p>Beside ${escaped(against)}. Stories that look different: ${stories.length}; new pictures: ${added.length}. A press on a picture shows it in its own size.
Meant? <code>npm run pictures -- --accept</code> takes them.</p>
${stories.length > 0 ? listed(stories) : '<p>Nothing has changed.</p>'}
${stories.map(storySection).join('\n')}
${added.length > 0 ? `<section><h2>New</h2><div class="row">${added.map((name) => figure(name, escaped(name.replace('.png', '')))).join('')}</div></section>` : ''}
</html>
`;
