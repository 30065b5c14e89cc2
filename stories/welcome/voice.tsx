import glossary from '../../docs/glossary.md?raw';
import { voiceLines } from './voice-lines.ts';

const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/[*`]/g, ''));

const rows = glossary
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[-| ]+\|$/.test(line))
  .map(cells);

/** Table of the glossary: one word per thing. */
export function Words() {
  const [head = [], ...words] = rows;
  return (
    <div className="overflow-x-auto rounded-20 bg-surface-raised p-2">
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">The words of the product</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="px-4 py-3 text-left font-560 text-ink-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.map(([word = '', ...rest]) => (
            <tr key={word} className="border-line border-t align-top">
              <th scope="row" className="px-4 py-3 text-left font-600">
                {word}
              </th>
              {rest.map((cell, at) => (
                <td key={head[at + 1]} className="px-4 py-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The shop's tone of voice, shown by sentences in both languages. */
export function Voice() {
  return (
    <div className="overflow-x-auto rounded-20 bg-surface-raised p-2">
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">How the shop speaks</caption>
        <thead>
          <tr>
            {['Srpski', 'English', 'Why'].map((name) => (
              <th key={name} scope="col" className="px-4 py-3 text-left font-560 text-ink-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {voiceLines.map(([serbian, english, why]) => (
            <tr key={english} className="border-line border-t align-top">
              <td lang="sr-Latn" className="px-4 py-3 font-560">
                {serbian}
              </td>
              <td className="px-4 py-3 font-560">{english}</td>
              <td className="px-4 py-3 text-ink-muted">{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
