import { expect, it } from 'vitest';
import { htmlOf, writtenOf } from './written-answer.ts';

const LINK = '<a href="https://izbor.rs/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">ovde</a>';

it.each([
  ['Budžet važi godinu dana.', '<p>Budžet važi godinu dana.</p>'],
  ['Prvo.\n\nDrugo,\nu dva reda.', '<p>Prvo.</p><p>Drugo,<br />u dva reda.</p>'],
  ['**Važno:** *odmah* pogledaj.', '<p><strong>Važno:</strong> <em>odmah</em> pogledaj.</p>'],
  ['- jedan\n- **dva**', '<ul><li>jedan</li><li><strong>dva</strong></li></ul>'],
  ['1. jedan\n2. dva', '<ol><li>jedan</li><li>dva</li></ol>'],
  ['### Naslov\n\nTekst', '<h3>Naslov</h3><p>Tekst</p>'],
  ['Pogledaj [ovde](https://izbor.rs/?a=1&b=2).', `<p>Pogledaj ${LINK}.</p>`],
  ['3 < 4 & 5 \\* 6 \\[7\\]', '<p>3 &lt; 4 &amp; 5 * 6 [7]</p>'],
  ['', ''],
])('writes %j and its html one as the other', (written, html) => {
  expect(htmlOf(written)).toBe(html);
  expect(writtenOf(html)).toBe(written);
});

it.each([
  '<p>U <b>profilu</b>.</p>',
  '<blockquote><p>Citat</p></blockquote>',
  '<ul><li>jedan<ul><li>dva</li></ul></li></ul>',
  '<p>- nije spisak</p>',
  'bez pasusa',
])('leaves html that cannot be written otherwise as it is: %s', (html) => {
  expect(htmlOf(writtenOf(html))).toBe(html === 'bez pasusa' ? '<p>bez pasusa</p>' : html);
});

it('takes a star or a bracket without its other one for itself', () => {
  expect(htmlOf('5 * 4 [x')).toBe('<p>5 * 4 [x</p>');
  expect(htmlOf('<script>')).toBe('<script>');
});
