import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:icons-used';

/** Names of the lucide icons that the shop imports. */
function iconsUsed(): string[] {
  const files = ['src', 'design-system'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
  );
  const taken = files.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) => names.split(',')),
  );
  const names = taken.map((name) => name.replace(/ as .*/, '').trim()).filter((name) => /^[A-Z]\w+$/.test(name));
  return [...new Set(names)].filter((name) => !/^Lucide(Icon|Props)$/.test(name)).sort();
}

/** Virtual module with the icons that are used, for the front page. */
export function icons(): Plugin {
  return {
    name: 'izbor:icons-used',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const names = iconsUsed().join(', ');
      return `import { ${names} } from 'lucide-react';\nexport default { ${names} };`;
    },
  };
}
