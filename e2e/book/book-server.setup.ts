import { bookFolder } from './index-of-book.ts';
import { serveBook } from './serve-book.ts';

/** Serves the built book to all workers for the length of the run. */
export default async function setUp() {
  const { url, close } = await serveBook(bookFolder);
  process.env.BOOK_URL = url;
  return close;
}
