import { parentPort } from 'node:worker_threads';
import { drawCertificate, type ShownCertificate } from '@gyg/api/certificate-pdf';
import type { FromThread } from './messages';

/** The thread that `createDrawingThread` starts: it draws each certificate that it gets. */
const port = parentPort;
const send = (message: FromThread) => port?.postMessage(message);

async function draw(shown: ShownCertificate): Promise<void> {
  try {
    send({ kind: 'drawn', pdf: await drawCertificate(shown) });
  } catch (thrown) {
    send({ kind: 'failed', reason: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) });
  }
}

port?.on('message', (shown: ShownCertificate) => void draw(shown));
