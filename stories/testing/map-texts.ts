import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Say = (text: string, key: string) => string;

const plain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** Maps each text of a sample; values that are not plain data (elements, functions, dates) stay unchanged. */
export function mapTexts(value: unknown, say: Say, key = ''): unknown {
  if (typeof value === 'string') return say(value, key);
  if (value === null || typeof value !== 'object' || isValidElement(value) || !plain(value)) return value;
  return mapParts(value, (part, name) => mapTexts(part, say, name ?? key));
}

/** Like `mapTexts`, but also for texts in props and children of elements, and texts returned by functions. */
export function mapTextsAndElements(value: unknown, say: (text: string) => string, name = ''): unknown {
  if (typeof value === 'string') return say(value);
  if (typeof value === 'function') return isHearer(value, name) ? value : saying(value, say);
  if (value === null || typeof value !== 'object') return value;
  const map = (part: unknown, of?: string) => mapTextsAndElements(part, say, of);
  if (isValidElement(value)) return elementOf(value as ReactElement<{ children?: ReactNode }>, map);
  return plain(value) ? mapParts(value, map) : value;
}

/** Whether it is an event handler, ref or mock: these return no texts, and a play function checks the mock's calls. */
const isHearer = (value: object, name: string) => /^(on[A-Z]|ref$)/.test(name) || 'mock' in value;

function saying(value: object, say: (text: string) => string) {
  return function told(this: unknown, ...given: unknown[]): unknown {
    const answer: unknown = Reflect.apply(value as (...given: unknown[]) => unknown, this, given);
    return typeof answer === 'string' ? say(answer) : answer;
  };
}

function mapParts(value: object, map: (part: unknown, name?: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => map(each));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, map(part, name)]));
}

function elementOf(element: ReactElement<{ children?: ReactNode }>, map: (part: unknown) => unknown): ReactNode {
  const { children, ...props } = element.props;
  const said = map(children) as ReactNode;
  // Separate children are passed on separately: an array would need keys.
  const each = Array.isArray(said) ? said : [said];
  return cloneElement(element, map(props) as object, ...(children === undefined ? [] : each));
}
