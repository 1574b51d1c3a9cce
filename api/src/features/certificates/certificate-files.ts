import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CertificateFiles, DrawCertificate } from '../../certificate-pdf';
import { Tally } from '../../limits/tally';
import { problem } from '../../problem/problem';

/** Some two hundred files. */
const maximumBytes = 16 * 1024 * 1024;
/** How long a file is kept, in milliseconds: enough for a class that downloads and shares. */
const longest = 10 * 60_000;
/** Drawings that may be pending, of one network address (a school shares one) and in all. The last waits half a minute. */
const drawings = { each: 16, total: 64 };
const retryAfter = { 'Retry-After': '5' };

/**
 * Draws one certificate at a time, and keeps files by all that they show: a certificate that was changed is another file,
 * and whether it was withdrawn is checked before. Equal requests share one drawing. Its calls throw 429 and 503 where too
 * many are being drawn.
 */
export function createCertificateFiles(draw: DrawCertificate, most = drawings): CertificateFiles {
  const files = new LRUCache<string, Buffer>({
    maxSize: maximumBytes,
    sizeCalculation: ({ length }) => length,
    ttl: longest,
  });
  const pending = new Map<string, Promise<Buffer>>();
  const waiting = new Tally(most);
  let last: Promise<unknown> = Promise.resolve();

  function begin(key: string, shown: Parameters<DrawCertificate>[0], address: string): Promise<Buffer> {
    const full = waiting.fullness(address, 1);
    if (full !== undefined) {
      const detail = 'Too many certificates are being drawn';
      throw problem(full === 'each' ? 'request.too_many' : 'server.unavailable', { detail, headers: retryAfter });
    }
    const free = waiting.hold(address, 1);
    const drawing = last
      .then(() => draw(shown))
      .then((file) => {
        files.set(key, file);
        return file;
      })
      .finally(() => {
        pending.delete(key);
        free();
      });
    pending.set(key, drawing);
    last = drawing.catch(() => undefined);
    return drawing;
  }

  return async (shown, address) => {
    const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
    return files.get(key) ?? pending.get(key) ?? begin(key, shown, address);
  };
}
