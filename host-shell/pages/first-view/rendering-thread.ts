import { Worker } from 'node:worker_threads';
import type { FirstViewRequest } from '@gyg/contract/first-view';
import type { FromThread, RenderedPage, ThreadData, ToThread } from './messages';

/** Makes a request of a page as a guest's: its path below the origin, such as `/api/gygs/search?lang=se`. */
export type RequestAsGuest = (path: string) => Promise<{ status: number; body: string }>;

/** The thread has ended while it rendered a page. */
export class ThreadEnded extends Error {}

/** So many pages are pending that another one would come too late. */
export class TooManyPages extends Error {}

export interface RenderingThread {
  /**
   * Renders a page with the bundle of its remote; undefined if guests get another page there. Rejects if the page fails, with
   * `TooManyPages` if too many are pending, and with `ThreadEnded` if it takes longer than the limit or ends the thread.
   */
  render(bundle: string, request: FirstViewRequest): Promise<RenderedPage | undefined>;
  close(): Promise<void>;
}

export interface ThreadOptions extends ThreadData {
  /** The built `thread.ts`. */
  threadFile: string;
  requestAsGuest: RequestAsGuest;
  /** How long one page may take, in milliseconds; the thread is then ended. */
  limit: number;
  /** How long the thread is kept without a page to render, in milliseconds. It takes some 40 MB, and a new one 0.1 s to start. */
  rest: number;
}

/** Pages that may wait. Each takes some ten milliseconds: later ones would come too late. */
const MOST_WAITING = 16;
/** A page needs some megabytes; a leak must not take the server's memory. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

interface Job {
  readonly bundle: string;
  readonly request: FirstViewRequest;
  readonly resolve: (page: RenderedPage | undefined) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * A thread that renders one page after the other. Code of remotes runs in it and not beside the server's: what throws costs
 * its page, and what hangs or uses too much memory costs the thread, which starts again with the next page. So it does
 * after a rest.
 */
export function createRenderingThread(options: ThreadOptions): RenderingThread {
  const { threadFile, shellFile, publicUrl, requestAsGuest, limit, rest } = options;
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let isReady = false;
  let current: { job: Job; id: number; timer: NodeJS.Timeout } | undefined;
  let last = 0;
  let resting: NodeJS.Timeout | undefined;

  function end(settle: (job: Job) => void): void {
    if (current === undefined) return;
    const { job, timer } = current;
    clearTimeout(timer);
    current = undefined;
    settle(job);
  }

  function refuseWaiting(reason: string): void {
    for (const job of waiting.splice(0)) job.reject(new ThreadEnded(reason));
  }

  /** Ends the thread. What was being rendered fails with the reason. */
  async function stop(reason: string): Promise<void> {
    const stopped = worker;
    worker = undefined;
    isReady = false;
    end((job) => job.reject(new ThreadEnded(reason)));
    await stopped?.terminate();
  }

  function receive(from: Worker, message: FromThread): void {
    if (from !== worker) return;
    const send = (toThread: ToThread) => from.postMessage(toThread);
    switch (message.kind) {
      case 'ready':
        isReady = true;
        next();
        return;
      case 'ask':
        requestAsGuest(message.path).then(
          (response) => send({ kind: 'response', id: message.id, ...response }),
          () => send({ kind: 'response', id: message.id, status: 503, body: '{}' }),
        );
        return;
      case 'rendered':
      case 'failed':
        if (message.id !== current?.id) return;
        end((job) => (message.kind === 'rendered' ? job.resolve(message.page) : job.reject(new Error(message.reason))));
        next();
    }
  }

  function start(): Worker {
    const data: ThreadData = { shellFile, publicUrl };
    const started = new Worker(threadFile, { workerData: data, env: {}, execArgv: [], resourceLimits });
    started.on('message', (message: FromThread) => receive(started, message));
    started.on('error', (error) => {
      if (started !== worker) return;
      const reason = `the thread failed: ${error.message}`;
      // One that does not start would not start the next time either.
      if (!isReady) refuseWaiting(reason);
      void stop(reason).then(next);
    });
    // It must not keep a server alive that has stopped everything else.
    started.unref();
    return started;
  }

  function next(): void {
    const [job] = waiting;
    if (current !== undefined) return;
    clearTimeout(resting);
    if (job === undefined) {
      resting = setTimeout(() => void stop('no pages'), rest).unref();
      return;
    }
    worker ??= start();
    if (!isReady) return;
    waiting.shift();
    last += 1;
    const timer = setTimeout(() => void stop(`it took longer than ${limit} ms`).then(next), limit);
    current = { job, id: last, timer };
    const message: ToThread = { kind: 'render', id: last, bundle: job.bundle, request: job.request };
    worker.postMessage(message);
  }

  return {
    render: (bundle, request) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MOST_WAITING) return reject(new TooManyPages('too many pages are pending'));
        waiting.push({ bundle, request, resolve, reject });
        next();
      }),
    async close() {
      refuseWaiting('the server stops');
      clearTimeout(resting);
      await stop('the server stops');
    },
  };
}
