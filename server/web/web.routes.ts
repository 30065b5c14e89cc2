import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isScreenAddress } from '#contract/screen-address.ts';
import { projectRoot } from '../config/project-root.ts';
import { notFound } from '../errors/request.errors.ts';
import { FILE_HEADERS, PICTURE_HEADERS, pageHeaders, WORKER_HEADERS } from './page-headers.ts';
import { sendFile } from './send-file.ts';
import { filesOf } from './served-files.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
const ASK_EACH_TIME = 'no-cache';

const IS_CALL = /^api(\/|$)/;

/** File name given by the build. */
const PDF_WORKER = /^assets\/pdf\.worker\./;

/** Addresses that browsers request on their own, and the icon that answers them. */
const ASKED_FOR: Record<string, string> = {
  'favicon.ico': 'icon-192.png',
  'apple-touch-icon.png': 'icon-180.png',
  'apple-touch-icon-precomposed.png': 'icon-180.png',
};

/**
 * Address to which password managers send people to change a password (W3C, A Well-Known URL for Changing Passwords), and the screen for
 * it.
 */
const CHANGE_PASSWORD = '.well-known/change-password';
const PASSWORD_SCREEN = '/profile';

export interface WebFolders {
  /** The built app. */
  client?: string;
  /** The drawings of the demo's benefits; the app's own are built with it. */
  pictures?: string;
  /** Settles when the app is compressed once for all. */
  compressed?: Promise<unknown>;
}

/** Sends the app's page. Throws notFound while it is not built. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves the built app, its pictures, and the app's page for every address that is a screen; answers how the page is sent. */
export function webRoutes(app: FastifyInstance, folders: WebFolders = {}): SendPage {
  const { config } = app.shop;
  const findFile = filesOf(folders.client ?? join(projectRoot, 'dist/client'), folders.compressed);
  const findPicture = filesOf(folders.pictures ?? join(config.dataDir, 'pictures'));
  let headersOfPage: Record<string, string> | undefined;

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await findFile('index.html');
    if (!page) throw notFound();
    headersOfPage ??= pageHeaders(page.bytes.identity.toString());
    return sendFile(request, reply, page, { ...headersOfPage, 'cache-control': ASK_EACH_TIME });
  }

  app.get('/pictures/*', async (request, reply) => {
    const address = addressOf(request);
    const picture = (await findFile(address)) ?? (await findPicture(address.slice('pictures/'.length)));
    if (!picture) throw notFound();
    // A PDF that may run nothing is not shown by a browser.
    const headers = address.endsWith('.pdf') ? FILE_HEADERS : PICTURE_HEADERS;
    return sendFile(request, reply, picture, { ...headers, 'cache-control': FOR_A_DAY });
  });

  app.get('/*', async (request, reply) => {
    const address = addressOf(request);
    // Calls of other methods come here too.
    if (IS_CALL.test(address)) return reply.callNotFound();
    if (address === 'index.html' || isScreenAddress(`/${address}`)) return sendPage(request, reply);
    if (address === CHANGE_PASSWORD) return reply.redirect(PASSWORD_SCREEN);
    const file = await findFile(ASKED_FOR[address] ?? address);
    if (!file) throw notFound();
    const caching = address.startsWith('assets/') ? FOR_EVER : ASK_EACH_TIME;
    const headers = PDF_WORKER.test(address) ? WORKER_HEADERS : FILE_HEADERS;
    return sendFile(request, reply, file, { ...headers, 'cache-control': caching });
  });
  return sendPage;
}

function addressOf({ url }: FastifyRequest): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '').replace(/^\//, '');
  } catch {
    throw notFound();
  }
}
