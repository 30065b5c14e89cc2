/** The print shop: 22 flat inks, by day and by night. A picture prints with about six of them. */
export const DAY = {
  night: '#17352c',
  paper: '#fbf5e8',
  evergreen: '#24594a',
  fern: '#41805f',
  sage: '#a6c4a1',
  mist: '#d5e2cf',
  apricot: '#f2a45d',
  peach: '#f8d0a8',
  terracotta: '#d8623a',
  brick: '#a8432d',
  rose: '#e9a396',
  blush: '#f4d8cd',
  butter: '#f5d787',
  mustard: '#dc9d31',
  sky: '#abcfd6',
  ice: '#d6e7e6',
  teal: '#2d7b82',
  navy: '#23415b',
  lilac: '#c9bcdc',
  plum: '#6a3f63',
  sand: '#eadcc2',
  clay: '#c68c66',
} as const;

export type Ink = keyof typeof DAY;

/** Things at night: lights are kept a little dimmer, dark inks are raised so that they stand out from a dark ground. */
const NIGHT: Record<Ink, string> = {
  night: '#0b1a15',
  paper: '#ece3cf',
  evergreen: '#3c7f69',
  fern: '#4f946f',
  sage: '#93b491',
  mist: '#b3c7ae',
  apricot: '#eb9d58',
  peach: '#e6b98f',
  terracotta: '#d3623c',
  brick: '#b8543b',
  rose: '#d8938a',
  blush: '#dcb9ac',
  butter: '#efd084',
  mustard: '#d4972f',
  sky: '#93bcc6',
  ice: '#b9d2d3',
  teal: '#37868c',
  navy: '#4b7396',
  lilac: '#ac9dc6',
  plum: '#8f5f87',
  sand: '#d3c2a3',
  clay: '#b87f5a',
};

/** Ground, plane and walls at night: the same hues, deep. */
const NIGHT_GROUND: Record<Ink, string> = {
  night: '#0a1813',
  paper: '#3d5249',
  evergreen: '#17392f',
  fern: '#24503f',
  sage: '#2b4c40',
  mist: '#213a31',
  apricot: '#6f4526',
  peach: '#4f3a2c',
  terracotta: '#783722',
  brick: '#5a281b',
  rose: '#66403c',
  blush: '#43302e',
  butter: '#473c20',
  mustard: '#5f4519',
  sky: '#24424c',
  ice: '#213b41',
  teal: '#194a50',
  navy: '#182d40',
  lilac: '#37304a',
  plum: '#3f2639',
  sand: '#3d3527',
  clay: '#553a28',
};

/** An ink as it is printed behind the things: at night these inks are exchanged for deep ones. */
export type Ground = `${Ink}^`;

/** An ink of the sun, arch or window behind the hero: at night it glows a little on its ground. */
export type Glow = `${Ink}~`;

/** An ink, or a mixture such as `terracotta+night*0.2`: a name until the picture is printed by day or by night. */
export type Colour = Ink | Ground | Glow | `${Ink | Ground | Glow}+${string}`;

export type Light = 'day' | 'night';

/** A colour with a share (0…1) of an ink in it. */
export function mix(colour: Colour, other: Ink | Ground, share: number): Colour {
  return `${colour}+${other}*${share}` as Colour;
}

/** The shaded side of a thing; light comes from the upper left. */
export const shade = (colour: Colour, share = 0.2): Colour => mix(colour, asWritten(colour, 'night'), share);

/** The lit side of a thing. */
export const tint = (colour: Colour, share = 0.3): Colour => mix(colour, asWritten(colour, 'paper'), share);

/** An ink marked as ground (`^`); a colour that is no ink stays as it is. */
export const onGround = (colour: Colour): Colour => (isInk(colour) ? `${colour}^` : colour);

/** A colour, or another one where it would not be visible. */
export const instead = (colour: Colour, avoided: Colour, other: Colour): Colour =>
  colour === avoided ? other : colour;

// Shades of the ground are mixed with deep inks, so that they stay ground at night.
function asWritten(colour: Colour, ink: Ink): Ink | Ground {
  return /^[a-z]+[\^~]/.test(colour) ? `${ink}^` : ink;
}

/** Whether a word is an ink of the shop. */
export function isInk(word: string): word is Ink {
  return Object.hasOwn(DAY, word);
}

const SUNS: ReadonlySet<Ink> = new Set(['butter', 'apricot', 'terracotta', 'peach']);

function inkAsHex(name: string, light: Light): string {
  const ink = name.replace(/[\^~]$/, '');
  if (!isInk(ink)) throw new Error(`There is no ink ${name}`);
  if (light === 'day') return DAY[ink];
  if (name.endsWith('~')) return blend(NIGHT_GROUND[ink], NIGHT[ink], SUNS.has(ink) ? 0.42 : 0.12);
  return name.endsWith('^') ? NIGHT_GROUND[ink] : NIGHT[ink];
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function blend(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, index) => Math.round(value * (1 - share) + (other[index] ?? 0) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour as `#rrggbb`, by day or by night. Throws on an ink that is not in the shop. */
export function colourAsHex(colour: string, light: Light): string {
  const [first = '', ...mixed] = colour.split('+');
  return mixed.reduce(
    (hex, part) => {
      const [ink = '', share = '0'] = part.split('*');
      return blend(hex, inkAsHex(ink, light), Number(share));
    },
    inkAsHex(first, light),
  );
}

/** Puts the inks into a drawing made with their names. */
export function printWith(drawing: string, light: Light): string {
  return drawing.replace(/(fill|stroke)="([a-z][^"]*)"/g, (whole, attribute: string, colour: string) =>
    colour === 'none' ? whole : `${attribute}="${colourAsHex(colour, light)}"`,
  );
}
