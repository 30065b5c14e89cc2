import { readFileSync } from 'node:fs';
import fontkit from '@cantoo/fontkit';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { type Line, type Printing, printed, type Sheet } from './printed-of-test.ts';
import { type OnlyPages, readDocument } from './read-document.ts';
import { readPage } from './read-page.ts';
import type { Block, Reading } from './reading.ts';
import { wordsOf } from './spans.ts';

interface Read {
  reading: Reading | OnlyPages;
  /** The whole text of the file. */
  source: string;
}

async function read(sheets: readonly Sheet[], printing?: Printing): Promise<Read> {
  const { promise } = getDocument({ data: await printed(sheets, printing), verbosity: 0 });
  const document = await promise;
  const [contents, source]: [Parameters<typeof readDocument>[0][number][], string[]] = [[], []];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    contents.push(await readPage(page, OPS));
    const { items } = await page.getTextContent();
    source.push(...items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')), '\n');
  }
  await document.loadingTask.destroy();
  return { reading: readDocument(contents), source: source.join('') };
}

const blocksOf = (reading: Reading | OnlyPages): Block[] =>
  typeof reading === 'string' ? [] : reading.pages.flatMap(({ blocks }) => blocks);

function said(block: Block): string {
  if (block.kind === 'table')
    return `table: ${block.rows.map(({ cells }) => cells.map(wordsOf).join(' | ')).join(' / ')}`;
  if (block.kind === 'figure') return `${block.of}: ${block.labels}`;
  if (block.kind === 'heading') return `h${block.level}: ${wordsOf(block.text)}`;
  if (block.kind === 'item') return `${block.marker ?? 'dot'} ${wordsOf(block.text)}`;
  return `p: ${wordsOf(block.text)}`;
}

/** All words that were read, those at the edges included. */
const allWords = (reading: Reading | OnlyPages) =>
  typeof reading === 'string'
    ? ''
    : [
        ...blocksOf(reading).map((block) => said(block).replace(/^(h\d|p|table|picture|drawing): |^dot /, '')),
        ...reading.pages.flatMap(({ running }) => running),
      ]
        .join(' ')
        .replaceAll(/ [|/] /g, ' ');

const letters = (text: string) => [...text.replaceAll(/[\s,\u00ad-]/g, '')].sort().join('');

/** Lines below one another. */
const column = (x: number, y: number, lines: readonly string[], leading = 13): Line[] =>
  lines.map((text, index) => [x, y + index * leading, text] as const);

const heading = (x: number, y: number, text: string): Line => [x, y, text, { face: 'heading', size: 18 }];
const bold = (x: number, y: number, text: string): Line => [x, y, text, { face: 'bold' }];

const LEFT = [
  'Before anything else look whether the',
  'place is safe: traffic, electricity and',
  'gas do not stop for good intentions.',
  'Then speak to the person loudly and',
  'touch the shoulder, and wait for an an-',
  'swer while you count slowly to ten.',
];
const RIGHT = [
  'Whoever does not answer and does not',
  'breathe needs help at once. Call and',
  'say where you are, what has happened',
  'and how many are hurt, and stay on',
  'the line until you are told that you',
  'may put the phone away and begin.',
];
const joined = (lines: readonly string[]) => lines.join(' ').replace('an- swer', 'answer');

const rows = (x: readonly number[], y: number, cells: readonly (readonly string[])[], leading = 20): Line[] =>
  cells.flatMap((row, index) => row.map((text, at) => [x[at] ?? 0, y + index * leading, text] as const));

const documents: Record<string, { sheets: readonly Sheet[]; reads: readonly string[] }> = {
  'columns are read one after the other, below the heading that stands over both': {
    sheets: [{ lines: [heading(40, 60, 'First aid'), ...column(40, 90, LEFT), ...column(220, 90, RIGHT)] }],
    reads: ['h1: First aid', `p: ${joined(LEFT)}`, `p: ${joined(RIGHT)}`],
  },
  'columns whose lines are not level are read so too': {
    sheets: [{ lines: [...column(40, 90, LEFT), ...column(220, 95, RIGHT)] }],
    reads: [`p: ${joined(LEFT)}`, `p: ${joined(RIGHT)}`],
  },
  'columns that were set line by line across are columns all the same': {
    sheets: [
      {
        lines: LEFT.flatMap(
          (line, index) =>
            [
              [40, 90 + 13 * index, line],
              [220, 90 + 13 * index, RIGHT[index] ?? ''],
            ] as const,
        ),
      },
    ],
    reads: [`p: ${joined(LEFT)}`, `p: ${joined(RIGHT)}`],
  },
  'a paragraph over both columns is read where it stands': {
    sheets: [
      {
        lines: [
          ...column(40, 90, LEFT),
          ...column(220, 90, RIGHT),
          ...column(40, 200, [
            'All of this is said again at the end, in one sentence that is as wide as the page is, so',
            'that nobody has to look for it.',
          ]),
        ],
      },
    ],
    reads: [
      `p: ${joined(LEFT)}`,
      `p: ${joined(RIGHT)}`,
      'p: All of this is said again at the end, in one sentence that is as wide as the page is, so that nobody has to look for it.',
    ],
  },
  'paragraphs are apart where a line is indented, where one is free, and where one ends early': {
    sheets: [
      {
        lines: [
          ...column(40, 60, [
            'The first paragraph fills its lines as far as they go, word after word,',
            'and ends here with a full stop close to the very end of its own line.',
          ]),
          [54, 86, 'The second begins with an indent and goes on for two lines, so that it'] as const,
          [40, 99, 'is seen to be one. It ends early.'] as const,
          [40, 112, 'The third begins after a line that had much room left, and is one more.'] as const,
          [40, 140, 'The fourth stands further below.'] as const,
        ],
      },
    ],
    reads: [
      'p: The first paragraph fills its lines as far as they go, word after word, and ends here with a full stop close to the very end of its own line.',
      'p: The second begins with an indent and goes on for two lines, so that it is seen to be one. It ends early.',
      'p: The third begins after a line that had much room left, and is one more.',
      'p: The fourth stands further below.',
    ],
  },
  'lists keep their signs and numbers, and lines that go on stay with their point': {
    sheets: [
      {
        lines: [
          ...column(40, 60, ['What you need, and in what order:']),
          ...column(40, 80, ['• a telephone that is charged and that', '• a blanket']).map(
            (line, index): Line => [40, 80 + 26 * index, line[2]],
          ),
          [50, 93, 'everybody can find'],
          [40, 130, '1.'],
          [58, 130, 'Look around.'],
          [40, 143, '2.'],
          [58, 143, 'Call 194, and say where you are before you say'],
          [58, 156, 'anything else at all.'],
          [40, 169, '3.'],
          [58, 169, 'Wait.'],
        ],
      },
    ],
    reads: [
      'p: What you need, and in what order:',
      '• a telephone that is charged and that everybody can find',
      '• a blanket',
      '1. Look around.',
      '2. Call 194, and say where you are before you say anything else at all.',
      '3. Wait.',
    ],
  },
  'small shapes before lines are the signs of a list': {
    sheets: [
      {
        lines: column(52, 60, ['breathe in', 'breathe out', 'and once more, for as long as it takes you']),
        shapes: [0, 1, 2].map((index) => [42, 55 + 13 * index, 3, 3] as const),
      },
    ],
    reads: ['dot breathe in', 'dot breathe out', 'dot and once more, for as long as it takes you'],
  },
  'a line in bold before text is a heading, and a bold word within text is not': {
    sheets: [
      {
        lines: [
          bold(40, 60, 'How to call for help'),
          ...column(40, 75, [
            'Say where you are. Then say what has happened, and how many people',
            'need help, and wait until you are told that you may hang up.',
          ]),
          [40, 110, 'Never'],
          bold(66, 110, 'hang up'),
          [102, 110, 'first.'],
        ],
      },
    ],
    reads: [
      'h1: How to call for help',
      'p: Say where you are. Then say what has happened, and how many people need help, and wait until you are told that you may hang up.',
      'p: Never hang up first.',
    ],
  },
  'headings have levels by their size': {
    sheets: [
      {
        lines: [
          [40, 60, 'First aid', { face: 'heading', size: 28 }],
          heading(40, 100, '1. The first minute'),
          ...column(40, 120, ['Look around first, and only then go near. What hurt them may hurt you.']),
          bold(40, 150, 'And then'),
          ...column(40, 165, ['Call for help. Whoever is near can do that while you stay.']),
        ],
      },
    ],
    reads: [
      'h1: First aid',
      'h2: 1. The first minute',
      'p: Look around first, and only then go near. What hurt them may hurt you.',
      'h3: And then',
      'p: Call for help. Whoever is near can do that while you stay.',
    ],
  },
  'a word that is broken at the end of a line is whole again, and what is written with a hyphen keeps it': {
    sheets: [
      {
        lines: [
          ...column(40, 60, [
            'The resuscitation of a person who does not breathe is called resusci-',
            'tation, and a well-known rule of it is that a well-',
            'known rule is not forgotten when it counts. In 2019 there was COVID-',
            '19, and what was done in the Novi Sad-',
            'Belgrade train is told in the next chapter of this very course.',
          ]),
        ],
      },
    ],
    reads: [
      'p: The resuscitation of a person who does not breathe is called resuscitation, and a well-known rule of it is that a well-known rule is not forgotten when it counts. In 2019 there was COVID-19, and what was done in the Novi Sad-Belgrade train is told in the next chapter of this very course.',
    ],
  },
  'a table is read row by row, with the names of its columns': {
    sheets: [
      {
        lines: [
          bold(40, 60, 'Breath'),
          bold(120, 60, 'Seconds'),
          bold(220, 60, 'How'),
          ...rows([40, 120, 220], 80, [
            ['In', '4', 'Through the nose'],
            ['Out', '6', 'As if through a straw, slowly'],
            ['Rest', '2', 'Do nothing'],
          ]),
        ],
      },
    ],
    reads: [
      'table: Breath | Seconds | How / In | 4 | Through the nose / Out | 6 | As if through a straw, slowly / Rest | 2 | Do nothing',
    ],
  },
  'a cell of several lines stays one, by the lines between the rows': {
    sheets: [
      {
        lines: [
          [40, 60, 'At once'],
          ...column(140, 60, ['Change the password on the real page,', 'from another device if you can.']),
          [40, 96, 'Then'],
          ...column(140, 96, ['Tell support.']),
          [40, 119, 'Later'],
          ...column(140, 119, ['Look at which devices are signed in.', 'Sign out those that are not yours.']),
        ],
        shapes: [
          [40, 46, 320, 0.6],
          [40, 83, 320, 0.6],
          [40, 106, 320, 0.6],
          [40, 142, 320, 0.6],
        ],
      },
    ],
    reads: [
      'table: At once | Change the password on the real page, from another device if you can. / Then | Tell support. / Later | Look at which devices are signed in. Sign out those that are not yours.',
    ],
  },
  'a picture is read where it stands, and one that is on every page is an ornament': {
    sheets: [1, 2, 3].map((number) => ({
      lines: [
        [40, 120, `Before the picture of chapter ${['one', 'two', 'three'][number - 1]}.`] as const,
        [40, 300, 'After it.'] as const,
      ],
      pictures: [[300, 30, 60, 40] as const, ...(number === 2 ? [[40, 140, 200, 120] as const] : [])],
    })),
    reads: [
      ...['p: Before the picture of chapter one.', 'p: After it.'],
      ...['p: Before the picture of chapter two.', 'picture: ', 'p: After it.'],
      ...['p: Before the picture of chapter three.', 'p: After it.'],
    ],
  },
  'a chart that is drawn is a picture too, and says what stands in it': {
    sheets: [
      {
        lines: [
          ...column(40, 90, ['The longer one waits, the less help is of use, as this chart shows.']),
          [60, 215, '1 min', { size: 8 }],
          [110, 215, '4 min', { size: 8 }],
          [160, 215, '10 min', { size: 8 }],
          ...column(40, 250, ['So begin at once, even if you do not know everything.']),
        ],
        shapes: [
          [50, 110, 1, 100],
          [50, 210, 160, 1],
          [60, 120, 30, 90],
          [110, 150, 30, 60],
          [160, 190, 30, 20],
          [52, 211, 150, 8],
        ],
      },
    ],
    reads: [
      'p: The longer one waits, the less help is of use, as this chart shows.',
      'drawing: 1 min, 4 min, 10 min',
      'p: So begin at once, even if you do not know everything.',
    ],
  },
  'a paragraph that goes on over the page is read whole': {
    sheets: [
      {
        lines: column(40, 480, [
          'The last words of this page do not end their sentence, for it goes',
          'on where the next one begins, with a word that is bro-',
        ]),
      },
      {
        lines: column(40, 60, [
          'ken in two, and ends there. And then there comes another sentence,',
          'of the same paragraph.',
        ]),
      },
    ],
    reads: [
      'p: The last words of this page do not end their sentence, for it goes on where the next one begins, with a word that is broken in two, and ends there. And then there comes another sentence, of the same paragraph.',
    ],
  },
  'a page that is shown turned is read upright, and one that was printed across too': {
    sheets: [
      {
        rotated: 90,
        lines: [
          [60, 500, 'Printed across and shown upright.', { turned: 90 }],
          [73, 500, 'Both lines are read in order.', { turned: 90 }],
        ],
      },
      {
        lines: [
          [60, 500, 'Printed across and never turned.', { turned: 90 }],
          [73, 500, 'Both of these lines are read as well.', { turned: 90 }],
        ],
      },
    ],
    reads: [
      'p: Printed across and shown upright. Both lines are read in order.',
      'p: Printed across and never turned. Both of these lines are read as well.',
    ],
  },
  'what stands across the rest of a page is read at its end': {
    sheets: [
      {
        lines: [
          ...column(40, 90, ['The text of the page is read as it stands.']),
          [20, 400, 'printed in Novi Sad', { turned: 90 }],
        ],
      },
    ],
    reads: ['p: The text of the page is read as it stands.', 'p: printed in Novi Sad'],
  },
  'text that is set twice to look bold is read once': {
    sheets: [
      {
        lines: [
          [40, 60, 'Said once, and meant so by whoever wrote it.'],
          [40.3, 60, 'Said once, and meant so by whoever wrote it.'],
        ],
      },
    ],
    reads: ['p: Said once, and meant so by whoever wrote it.'],
  },
  'a raised figure stays in its line': {
    sheets: [
      {
        lines: [
          [40, 60, 'The area is 20 m'],
          [106.8, 56, '2', { size: 6 }],
          [112.4, 60, 'and no more than that.'],
        ],
      },
    ],
    reads: ['p: The area is 20 m2 and no more than that.'],
  },
};

describe('a PDF is read', () => {
  it.each(Object.entries(documents))('%s', async (_, { sheets, reads }) => {
    const { reading } = await read(sheets);
    expect(blocksOf(reading).map(said)).toEqual(reads);
  });

  const once = Object.entries(documents).filter(([name]) => !name.includes('set twice'));
  it.each(once)('without a letter lost or invented: %s', async (_, { sheets }) => {
    const { reading, source } = await read(sheets);
    expect(letters(allWords(reading))).toBe(letters(source));
  });
});

const face = (path: string) => new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/${path}`));
const plain = face('hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf');
const SHOP: Printing = {
  fontkit,
  faces: {
    text: plain,
    italic: plain,
    heading: face('platypi/500Medium/Platypi_500Medium.ttf'),
    bold: face('hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'),
  },
};

it('reads Serbian letters, broken words among them', async () => {
  const lines = [
    heading(40, 60, 'Šta uraditi'),
    ...column(
      40,
      85,
      [
        'Prvo proveri da li osoba diše. Ako ne diše, pozovi hitnu po-',
        'moć i počni sa masažom srca; žurba je dobra, panika nije. Đački',
        'priručnik kaže isto.',
      ],
      15,
    ),
    ...column(40, 140, ['• ćuti i slušaj', '• čekaj uputstva'], 15),
  ] as const;
  const { reading } = await read([{ lines }], SHOP);
  expect(blocksOf(reading).map(said)).toEqual([
    'h1: Šta uraditi',
    'p: Prvo proveri da li osoba diše. Ako ne diše, pozovi hitnu pomoć i počni sa masažom srca; žurba je dobra, panika nije. Đački priručnik kaže isto.',
    '• ćuti i slušaj',
    '• čekaj uputstva',
  ]);
});

describe('what stands at the edge of the pages', () => {
  const sheet = (number: number): Sheet => ({
    lines: [
      [40, 30, 'First aid at work', { size: 8 }],
      [40, 120, `Chapter ${number}`, { face: 'heading', size: 18 }],
      ...column(40, 150, [`This is what chapter ${'abc'[number - 1]} says, and nothing more is said in it.`]),
      [40, 570, `Page ${number} of 3`, { size: 8 }],
    ],
  });

  it('is no part of the text, and is not lost either', async () => {
    const { reading } = await read([1, 2, 3].map(sheet));
    expect(blocksOf(reading).map(said).slice(0, 2)).toEqual([
      'h1: Chapter 1',
      'p: This is what chapter a says, and nothing more is said in it.',
    ]);
    expect(typeof reading === 'string' ? [] : reading.pages.map(({ running }) => running)).toEqual(
      [1, 2, 3].map((number) => ['First aid at work', `Page ${number} of 3`]),
    );
  });

  it('is the text where a page says nothing else', async () => {
    const { reading } = await read(
      [1, 2, 3].map(() => ({ lines: [[40, 30, 'A page that says only this one thing.'] as const] })),
    );
    expect(blocksOf(reading)).toHaveLength(3);
  });
});

it('says what is bold and what leans, and only that', async () => {
  const { reading } = await read([
    {
      lines: [[40, 60, 'Never'], bold(66, 60, 'hang up'), [104, 60, 'first,', { face: 'italic' }], [130, 60, 'ever.']],
    },
  ]);
  expect(blocksOf(reading)).toMatchObject([
    {
      text: [
        { text: 'Never', bold: false, italic: false },
        { text: ' hang up', bold: true, italic: false },
        { text: ' first,', bold: false, italic: true },
        { text: ' ever.', bold: false, italic: false },
      ],
    },
  ]);
});

describe('a document has only pages', () => {
  it.each<[string, readonly Sheet[], OnlyPages]>([
    ['when it was scanned', [{ pictures: [[0, 0, 420, 595]] }, { pictures: [[0, 0, 420, 595]] }], 'scanned'],
    ['when nothing is on it', [{}], 'scanned'],
    [
      'when only a stamp is written on scans',
      [1, 2, 3].map(() => ({ pictures: [[0, 0, 420, 595]] as const, lines: [[300, 580, 'p. 1'] as const] })),
      'scanned',
    ],
  ])('%s', async (_, sheets, why) => {
    expect((await read(sheets)).reading).toBe(why);
  });

  it('when its letters are nothing that can be read', () => {
    const run = {
      text: '\ue012\ue013\ue014 \ue015\ue016',
      size: 10,
      base: 60,
      left: 40,
      right: 200,
      top: 52,
      bottom: 61,
    };
    const runs = Array.from({ length: 60 }, (_, order) => ({
      ...run,
      text: `${run.text}abcd`,
      order,
      bold: false,
      italic: false,
      spaced: true,
      role: null,
      base: 60 + 12 * order,
      top: 52 + 12 * order,
      bottom: 61 + 12 * order,
    }));
    const page = {
      number: 1,
      width: 420,
      height: 595,
      rotation: 0,
      runs,
      aside: [],
      pictures: [],
      drawings: [],
      rules: [],
      dots: [],
    };
    expect(readDocument([page])).toBe('unreadable');
  });
});

it('keeps a page that is a picture among pages of text', async () => {
  const { reading } = await read([
    { lines: column(40, 60, ['This page has text, and the next one is a picture of a page that was scanned.']) },
    { pictures: [[0, 0, 420, 595]] },
  ]);
  expect(blocksOf(reading).map(said)).toEqual([
    'p: This page has text, and the next one is a picture of a page that was scanned.',
    'picture: ',
  ]);
});

it('says where each part begins on its page, and how wide the text is', async () => {
  const { reading } = await read([
    {
      lines: [
        [40, 119, 'At a fifth of the page, from the left to the right.'],
        [40, 297.5, 'In the middle of it, as far as half of a page goes.'],
      ],
    },
  ]);
  if (typeof reading === 'string') throw new Error(reading);
  expect(reading.pages[0]?.blocks.map(({ top }) => Math.round(top * 100))).toEqual([19, 49]);
  expect(reading.bounds?.left).toBe(40);
  expect(reading.bounds?.width).toBe(420);
});
