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
