// Prints a package.json of what a built server reads: with it and the lock file `npm install` leaves out all that only builds the shop.
import { readFileSync } from 'node:fs';
import { BUNDLE } from '../build/build.mjs';

const { name, version, license, type, engines, dependencies, overrides } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

// Read as files: the typefaces that PDFs are set with. What flydrive keeps files in S3 with it asks for itself.
const READ = /^(@expo-google-fonts\/|@aws-sdk\/)/;
const loaded = BUNDLE.external.map((path) => path.match(/^(@[^/]+\/)?[^/]+/)?.[0]);
const wanted = Object.entries(dependencies).filter(([name]) => READ.test(name) || loaded.includes(name));

console.log(
  JSON.stringify(
    { name, version, private: true, license, type, engines, dependencies: Object.fromEntries(wanted), overrides },
    null,
    2,
  ),
);
