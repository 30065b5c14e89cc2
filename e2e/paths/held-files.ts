import type { Page } from '@playwright/test';

interface Holder {
  letFilesGo: () => void;
  upload?: XMLHttpRequestUpload;
}

/** From the next page on, reading a file waits until the test allows it, and upload progress is set by the test. */
export async function holdFiles(page: Page) {
  const held = await page.addInitScript(() => {
    const holder = globalThis as unknown as Holder;
    const waiting: (() => void)[] = [];
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function arrayBuffer() {
      // The first bytes of a file show its type; once they are known the whole file is read.
      if (!(this instanceof File)) await new Promise<void>((resolve) => waiting.push(resolve));
      return read.call(this);
    };
    holder.letFilesGo = () => {
      for (const go of waiting.splice(0)) go();
    };
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function keepUpload(body) {
      holder.upload = this.upload;
      Reflect.apply(send, this, [body]);
    };
  });
  return {
    /** From the next page on, files are read normally again. */
    stop: () => held.dispose(),
    letGo: () => page.evaluate(() => (globalThis as unknown as Holder).letFilesGo()),
    sentByHalf: () =>
      page.evaluate(() => {
        const half = new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 });
        (globalThis as unknown as Holder).upload?.dispatchEvent(half);
      }),
  };
}

export type HeldFiles = Awaited<ReturnType<typeof holdFiles>>;
