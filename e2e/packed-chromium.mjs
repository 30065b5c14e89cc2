// A Chromium compiled with profile-guided optimisation, like the browsers people use. Debian's is not, and a page takes it a third longer
// (docs/decisions/0181).
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const VERSION = '153.0.0';
const INTEGRITY = 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';

const kept = new URL(`../node_modules/.cache/izbor-chromium-${VERSION}/chromium`, import.meta.url);

export const PACKED_CHROMIUM = fileURLToPath(kept);

export async function fetchPackedChromium() {
  if (existsSync(PACKED_CHROMIUM)) return true;
  // The package contains a browser for Linux on x64 only.
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  const folder = await mkdtemp(join(tmpdir(), 'izbor-chromium-'));
  try {
    // As a dependency its 70 MB would be downloaded by everybody who starts the shop.
    await ends('npm', ['pack', `@sparticuz/chromium@${VERSION}`, '--silent', `--pack-destination=${folder}`]);
    const tarball = join(folder, `sparticuz-chromium-${VERSION}.tgz`);
    await unpack({ tarball, integrity: INTEGRITY }, PACKED_CHROMIUM);
    return true;
  } catch (error) {
    console.log(`The packed Chromium cannot be had, so another one is used: ${error.message}`);
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function unpack({ tarball, integrity }, place) {
  const hash = createHash('sha512');
  await pipeline(createReadStream(tarball), hash);
  const found = `sha512-${hash.digest('base64')}`;
  if (found !== integrity) throw new Error(`${tarball} is ${found}, not ${integrity}`);
  await mkdir(dirname(place), { recursive: true });
  // The final name appears only once the browser is complete.
  const made = `${place}.${process.pid}`;
  try {
    const tar = spawn('tar', ['-xzOf', tarball, 'package/bin/chromium.br'], { stdio: ['ignore', 'pipe', 'inherit'] });
    await Promise.all([
      ended(tar, 'tar'),
      pipeline(tar.stdout, createBrotliDecompress(), createWriteStream(made, { mode: 0o755 })),
    ]);
    // A missing system library shows here.
    await ends(made, ['--version']);
    await rename(made, place);
  } finally {
    await rm(made, { force: true });
  }
}

function ends(command, args) {
  return ended(spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }), command);
}

function ended(child, command) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });
}
