import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Tally } from '../../../http/limits/tally';
import type { CertificateFiles, DrawCertificate, ShownCertificate } from '../../../integrations/certificate-pdf';
import { problem } from '../../../problem';

/** Some two hundred files. */
const maximumBytes = 16 * 1024 * 1024;
/** How long a file is kept, in milliseconds: enough for a class that downloads and shares. */
const longest = 10 * 60_000;
/** Drawings that may be pending, of one network address (a school shares one) and in all. The last waits half a minute. */
const drawings = { each: 16, total: 64 };
const retryAfter = { 'Retry-After': '5' };

/** What all files of one certificate in one language start with. */
const startOfKeys = ({ code, language }: Pick<ShownCertificate, 'code' | 'language'>) => `${code} ${language} `;

/**
 * Draws one certificate at a time, and keeps files by all that they show: a certificate that was changed is another file,
 * and whether it was withdrawn is checked before. Equal requests share one drawing. Of many that come at once, one is read
 * in each turn of the event loop, so that other calls are answered between them. Its calls throw 429 and 503 where too many
 * are being drawn, before they read anything.
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
  let turn: Promise<unknown> = Promise.resolve();

  function refuseIfFull(address: string): void {
    const full = waiting.fullness(address, 1);
    if (full === undefined) return;
    const detail = 'Too many certificates are being drawn';
    throw problem(full === 'each' ? 'request.too_many' : 'server.unavailable', { detail, headers: retryAfter });
  }

  function begin(key: string, shown: ShownCertificate, address: string): Promise<Buffer> {
    refuseIfFull(address);
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

  return async ({ address, ...certificate }, read) => {
    turn = turn.then(() => nextTurn());
    await turn;
    const start = startOfKeys(certificate);
    const exists = [...pending.keys(), ...files.keys()].some((key) => key.startsWith(start));
    if (!exists) refuseIfFull(address);
    const shown = await read();
    const key = start + createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
    return files.get(key) ?? pending.get(key) ?? begin(key, shown, address);
  };
}
