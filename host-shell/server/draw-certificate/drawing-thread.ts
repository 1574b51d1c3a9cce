import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DrawCertificate } from '@gyg/api';
import type { FromThread } from './messages';

export interface DrawingThreadOptions {
  /** The built `thread.ts`. */
  threadFile: string;
  /** How long one certificate may take before its thread is ended, in milliseconds; default ten seconds. Usually it is half a second. */
  limit?: number;
  /** How long the thread is kept without a certificate to draw, in milliseconds; default a minute. */
  rest?: number;
}

export interface DrawingThread {
  /** Draws a certificate. Rejects if it fails or takes too long. Call it for one after the other. */
  draw: DrawCertificate;
  close(): Promise<void>;
}

/** A certificate needs some megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/**
 * Draws certificates in a thread, because one takes half a second of a processor: the server's own thread handles requests
 * meanwhile. The thread starts with the first certificate, and ends after a rest.
 */
export function createDrawingThread({
  threadFile,
  limit = 10_000,
  rest = 60_000,
}: DrawingThreadOptions): DrawingThread {
  let worker: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    const stopped = worker;
    worker = undefined;
    clearTimeout(resting);
    await stopped?.terminate();
  }

  function start(): Worker {
    const started = new Worker(threadFile, { env: {}, execArgv: [], resourceLimits });
    // One that fails while it rests is started again by the next certificate.
    started.on('error', () => {
      if (worker === started) worker = undefined;
    });
    // It must not keep a server alive that has stopped everything else.
    started.unref();
    return started;
  }

  return {
    async draw(shown) {
      clearTimeout(resting);
      worker ??= start();
      worker.postMessage(shown);
      try {
        const [message]: FromThread[] = await once(worker, 'message', { signal: AbortSignal.timeout(limit) });
        if (message?.kind !== 'drawn') throw new Error(`A certificate was not drawn: ${message?.reason}`);
        return Buffer.from(message.pdf);
      } catch (failure) {
        // A message that comes later must not be taken for that of the next certificate.
        await stop();
        throw failure;
      } finally {
        resting = setTimeout(() => void stop(), rest).unref();
      }
    },
    close: stop,
  };
}
