// Prints a package.json with the dependencies of a built server: with it and the lock file `npm install` leaves out those of the build.
import { readFileSync } from 'node:fs';
import { BUNDLE } from '../build/build.mjs';

const { name, version, license, type, engines, dependencies, overrides } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

// Dependencies that no bundled module imports: typefaces, read as files to set PDFs, and the S3 client, which flydrive imports.
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
