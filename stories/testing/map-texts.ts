const plain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** A sample with each of its texts said in another way; what is no plain data (elements, functions, dates) stays. */
export function mapTexts(value: unknown, say: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return say(value, key);
  if (value === null || typeof value !== 'object' || '$$typeof' in value || !plain(value)) return value;
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, say, key));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, say, name)]));
}
