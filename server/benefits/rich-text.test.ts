import fc from 'fast-check';
import sanitize from 'sanitize-html';
import { expect, it } from 'vitest';
import { richText } from './rich-text.ts';

it.each([
  ['<p>Dođi <strong>ujutru</strong>.</p>', '<p>Dođi <strong>ujutru</strong>.</p>'],
  ['<ul><li>EKG</li></ul><h3>Kada</h3><br>', '<ul><li>EKG</li></ul><h3>Kada</h3><br />'],
  ['a < b & c', 'a &lt; b &amp; c'],
  ['<script>alert(1)</script>x', 'x'],
  ['<p onmouseover="alert(1)" style="color:red" class="x">x</p>', '<p>x</p>'],
  ['<img src=x onerror=alert(1)>x', 'x'],
  ['<p><img src=x onerror=alert(1)></p>', '<p></p>'],
  ['<p>x</p><p>a <img src=x onerror=alert(1)> b</p>', '<p>x</p><p>a  b</p>'],
  ['<svg><script>alert(1)</script></svg>x', 'x'],
  ['<iframe src="https://a.example"></iframe>x', 'x'],
  ['<style>p{display:none}</style>x', 'x'],
  ['<p><b>unclosed', '<p><b>unclosed</b></p>'],
  [
    '<a href="https://a.example" onclick="x()">a</a>',
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['<a href="javascript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
  ['<a href="jAvAsCrIpT&colon;alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
  ['<a href="//a.example">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
])('stores %s as %s', (html, stored) => {
  expect(richText(html)).toBe(stored);
});

it('stores plain paragraphs, which it does not take apart, as they would come out of taking them apart', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      const html = texts.map((text) => `<p>${text.replace(/[<>&]/g, '')}</p>`).join('');
      expect(richText(html)).toBe(html);
      expect(sanitize(html, { allowedTags: ['p'] })).toBe(html);
    }),
  );
});

// Markup that parsers read differently the second time, or that is nested in unusual ways, and what Word puts on the clipboard.
const NASTY = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<xmp><p title="</xmp><script>alert(1)</script>">',
  '<p><!--><img src=x onerror=alert(1)>--></p>',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<a href="https://a.example\u0000" title="><script>alert(1)</script>">a',
  '<a href="java\nscript:alert(1)">a</a>',
  '<<p>script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  "<p class=MsoNormal style='mso-list:l0 level1'><o:p>&nbsp;</o:p><![if !supportLists]>1.<![endif]></p>",
  '<p>',
  '</p>',
  '<b',
  '">',
  '-->',
  'x',
];
const ALLOWED =
  /<\/?(p|strong|b|em|i|ul|ol|li|h3|h4|blockquote)>|<br \/>|<\/a>|<a( href="(https?:|mailto:|tel:)[^"<>]*")? target="_blank" rel="noopener noreferrer">/g;

it('stores nothing but what is allowed however it is nested, and takes nothing from what it stored', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...NASTY), { maxLength: 8 }), (pieces) => {
      const stored = richText(pieces.join(''));
      const words = stored.replace(ALLOWED, '');
      expect(words).not.toMatch(/[<>]/);
      expect(richText(stored).replace(ALLOWED, '')).toBe(words);
    }),
    { numRuns: 500 },
  );
});

it('stores a megabyte of Word as the words in it', () => {
  const paragraph =
    '<p class=MsoNormal style="margin:0;mso-ansi-language:SR"><span lang=SR>Dođi <b>ujutru</b><o:p></o:p></span></p>';
  const times = Math.ceil(2 ** 20 / paragraph.length);
  expect(richText(paragraph.repeat(times))).toBe('<p>Dođi <b>ujutru</b></p>'.repeat(times));
});
