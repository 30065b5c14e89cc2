export const en = {
  title: 'Accessibility',
  standfirst:
    'A gift is for everyone it is given to. Here is how well everyone can use this shop, and what still falls short.',
  written: 'Written on {{day}} and true for the shop of that day.',
  'reached.title': 'What we have reached',
  'reached.text':
    'The shop meets WCAG 2.2, the international accessibility guidelines, at levels A and AA, as far as we have been able to measure. We measured it ourselves; nobody has certified it.',
  'measured.title': 'How we measured it',
  'measured.axe':
    '{{count}} views of {{pages}} pages were checked with axe-core {{version}}, in both languages, light and dark, on a wide screen and on a phone: {{found}} violations.',
  'measured.opened':
    'The same check runs with the search, menus, dialogs, lists and error messages open. In forced colours, what is chosen is told apart from what is not.',
  'measured.keyboard':
    'Signing in, buying, filing a request, reading notifications and taking a course work by keyboard alone. After every key the focus is on something, and every result is announced.',
  'measured.text':
    'With text at twice the size on a screen 360 px wide, and at the usual size on one 320 px wide, which is 400% zoom, none of the pages we opened scrolls sideways, from signing in to the certificate, and a name that is cut stands whole one press away. We measured both languages; the text spacing of WCAG 1.4.12 in Serbian.',
  'measured.pdf':
    'Certificates and the documents we write ourselves carry headings, lists, reading order and language, for screen readers.',
  'measured.motion': 'With reduced motion switched on, nothing moves by itself.',
  'short.title': 'What still falls short',
  'short.readers':
    'We tested what screen readers are told, not yet the screen readers themselves with the people who use them every day.',
  'short.language':
    'Some benefits, courses and answers exist in one language only. They are marked as such, so that they are read in the right voice. Notes and comments are as their authors wrote them, without such a mark.',
  'short.text':
    'On a phone, the largest amounts and the labels of the bottom bar grow less than the rest of the text, so that they stay on one line. Rows of tabs and filters move sideways on their own. Long descriptions are cut to four lines in lists and stand whole one press away.',
  'short.files':
    'PDFs that come from providers and companies are as they were made. A course made of scanned pages has no text to read.',
  'short.time':
    'A sign-in code is valid for five minutes. That limit protects your account; a new code is one press away.',
  'time.title': 'More time',
  'time.switch': 'Ten times as long',
  'time.hint':
    'Messages stay 30 or 50 seconds instead of 3 or 5, and those with something to press 200. In administration, taking back and previews of changes last just as much longer. It holds on this device.',
  'keys.title': 'Keys worth knowing',
  'keys.search': 'opens the search, from anywhere',
  'keys.slash': 'opens the search while the focus is in a list',
  'keys.messages': 'leads to the latest message and its Undo, and back again; also from a dialog',
  'keys.escape': 'closes what is open',
  'keys.skip': 'as the first key on a page leads to “Skip to content”',
  'tell.title': 'Tell us',
  'tell.text': 'Did something stop you? Say which page it was and what you use. We reply within two working days.',
  'tell.contact': 'Write to us',
  'tell.outside': 'If you cannot sign in, ask whoever runs benefits in your company to write for you.',
  back: 'Back to the shop',
  enter: 'To the front page',
} as const;
