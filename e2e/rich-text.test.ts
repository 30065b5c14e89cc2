// @vitest-environment happy-dom
import { createDocument, Editor, type JSONContent } from '@tiptap/core';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanPaste, EXTENSIONS, linkAddress } from '#design-system/rich-text-editor/extensions.ts';
import { htmlOf } from '#design-system/rich-text-editor/html-of.ts';
import { richText } from '../server/benefits/rich-text.ts';

const { schema } = new Editor({ extensions: EXTENSIONS, injectCSS: false });

/** HTML of a text, and HTML that was parsed and serialised again. */
const written = (content: JSONContent) =>
  htmlOf(DOMSerializer.fromSchema(schema).serializeFragment(createDocument(content, schema).content));
function reread(html: string): string {
  const page = document.createElement('div');
  page.innerHTML = html;
  const read = DOMParser.fromSchema(schema).parse(page, { preserveWhitespace: true });
  return htmlOf(DOMSerializer.fromSchema(schema).serializeFragment(read.content));
}

const words = fc.oneof(
  fc.constantFrom(
    'Đorđe & sinovi',
    '5 < 6 > 4',
    '„navod“ "i" \'ovaj\'',
    'dva\u00a0sata',
    '&amp; &lt;p&gt;',
    '<script>',
  ),
  fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((text) => /^[\p{L}\p{N}\p{P}\p{S} ]+$/u.test(text) && text.trim() === text),
);
const href = fc.constantFrom(
  'https://lotos.example/a?b=1&c="2"',
  'mailto:ana@lotos.example',
  'tel:+38111',
  'http://a.example',
);
const mark = fc.oneof(
  fc.constant({ type: 'bold' }),
  fc.constant({ type: 'italic' }),
  href.map((address) => ({ type: 'link', attrs: { href: address } })),
);
const marks = fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type });
const run = fc.record({ type: fc.constant('text'), text: words, marks });
const line = fc.oneof({ weight: 4, arbitrary: run }, { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) });
// Browsers ignore a line break at the end of a line.
const inside = fc.tuple(fc.array(line, { maxLength: 4 }), run).map(([before, last]) => [...before, last]);
const paragraph = inside.map((content) => ({ type: 'paragraph', content }));
const heading = fc
  .tuple(fc.constantFrom(3, 4), inside)
  .map(([level, content]) => ({ type: 'heading', attrs: { level }, content }));
const { list } = fc.letrec<{ list: JSONContent; item: JSONContent }>((tie) => ({
  list: fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
  }),
  item: fc.record({
    type: fc.constant('listItem'),
    content: fc
      .tuple(
        paragraph as fc.Arbitrary<JSONContent>,
        fc.array(paragraph as fc.Arbitrary<JSONContent>, { maxLength: 1 }),
        fc.option(tie('list'), { nil: undefined, depthSize: 'small' }),
      )
      .map(([first, more, below]) => [first, ...more, ...(below ? [below] : [])]),
  }),
}));
const block = fc.oneof(
  paragraph as fc.Arbitrary<JSONContent>,
  heading as fc.Arbitrary<JSONContent>,
  list,
  fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((content): JSONContent => ({ type: 'blockquote', content })),
);
const content = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((blocks): JSONContent => ({ type: 'doc', content: blocks }));

it('keeps what was written letter by letter: the sanitiser takes nothing from it, and it is read as it was written', () => {
  fc.assert(
    fc.property(content, (doc) => {
      const html = written(doc);
      expect(richText(html)).toBe(html);
      expect(reread(html)).toBe(html);
    }),
    { numRuns: 40 },
  );
});

it.each([
  '<p>Sat <strong>vremena</strong>.</p>',
  '<ul><li>jedan</li><li>dva<ol><li>tri</li></ol></li></ul>',
  '<h3>Kako</h3><p>prvi<br />drugi</p><blockquote><p>Lepo.</p></blockquote>',
  '<p><a href="https://a.example/" target="_blank" rel="noopener noreferrer">sajt</a></p>',
])('leaves what is stored as it is: %s', (html) => {
  expect(richText(html)).toBe(html);
  expect(reread(html)).toBe(html);
});

it.each([
  ['<p style="color:red" onclick="x()">Cena<o:p></o:p></p><script>x()</script>', '<p>Cena</p>'],
  ['<h1>Naslov</h1><h2 class="a">Drugi</h2><h6>Mali</h6>', '<h3>Naslov</h3><h3>Drugi</h3><h4>Mali</h4>'],
  ['<p><a href="javascript:alert(1)">ovde</a> <b>i</b> <i>to</i></p>', '<p>ovde <strong>i</strong> <em>to</em></p>'],
  ['<table><tr><td>jedno</td></tr></table>', '<p>jedno</p>'],
  ['<p></p><p> </p>', ''],
])('takes of what is pasted only what can be kept: %s', (pasted, kept) => {
  const html = reread(cleanPaste(pasted));
  expect(html).toBe(kept);
  expect(richText(html)).toBe(html);
});

const item = (mark: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

it.each([
  [
    'points',
    `<p>Ponesi:</p>${item('·', 'patike')}${item('·', '<b>peškir</b>')}<p>Vidimo se!</p>`,
    '<p>Ponesi:</p><ul><li>patike</li><li><strong>peškir</strong></li></ul><p>Vidimo se!</p>',
  ],
  [
    'numbers, and points after them',
    `${item('1.', 'uplata')}${item('2)', 'termin')}${item('o', 'ujutru')}`,
    '<ol><li>uplata</li><li>termin</li></ol><ul><li>ujutru</li></ul>',
  ],
])('makes a list of the %s that come from Word', (_, pasted, kept) => {
  const html = reread(cleanPaste(pasted));
  expect(html).toBe(kept);
  expect(richText(html)).toBe(html);
});

it.each([
  ['lotos.rs/cene', 'https://lotos.rs/cene'],
  ['http://lotos.rs', 'http://lotos.rs'],
  ['ana@lotos.rs', 'mailto:ana@lotos.rs'],
  ['tel:+381 11', 'tel:+381 11'],
  // Telephone numbers as people in Serbia write them.
  ['011/555-01-23', 'tel:0115550123'],
  ['064 123 45 67', 'tel:0641234567'],
  ['+381 (0)11 555 0123', 'tel:+381115550123'],
  ['00381\u00a064/123-4567', 'tel:+381641234567'],
  ['192.168.1.10', 'https://192.168.1.10'],
  ['011/55', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['lotos', null],
  ['', null],
])('makes an address of %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
