import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublicValidity } from '@gyg/api';
import type { FirstViewRequest } from '@gyg/contract/first-view';
import type { RemoteBuild } from '@gyg/contract/remotes';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { RenderedPage } from './messages';
import { type RenderingThread, ThreadEnded, TooManyPages } from './rendering-thread';

export interface FirstViewOptions {
  distDir: string;
  thread: RenderingThread;
  /** How long a page waits for its first view, in milliseconds. */
  patience: number;
  /** Until when a page that is rendered from now on is what a new one would be. */
  validity: () => Promise<PublicValidity>;
  logger: Pick<Logger, 'warn'>;
  now?: () => number;
}

export interface FirstViews {
  /**
   * The first view of a page for guests; undefined if it cannot be had in time. `build` is the row of the remote that has the
   * page. Never throws.
   */
  find(build: RemoteBuild, request: FirstViewRequest): Promise<RenderedPage | undefined>;
}

/** Bytes of all stored pages: some hundred. */
const maximumBytes = 24 * 1024 * 1024;
/** Dates of cards count from today, so a stored page is not kept for long, in milliseconds. */
const longest = 60_000;
/** How long a bundle that failed is not tried again, in milliseconds. */
const pause = 30_000;

interface Stored {
  /** Undefined if the page cannot be rendered. */
  readonly page: RenderedPage | undefined;
  readonly version: string;
  readonly until: number;
}

type FirstViewBundle = NonNullable<RemoteBuild['firstView']>;

/** A name for each table of remotes, as long as it is in use: the page's navigation depends on it. */
function createTableNames() {
  const names = new WeakMap<object, string>();
  let last = 0;
  return (table: object): string => {
    const name = names.get(table);
    if (name !== undefined) return name;
    last += 1;
    names.set(table, String(last));
    return String(last);
  };
}

/** Bundles in the server's own folder of builds, with the hash that their row names. */
function createBundles(distDir: string) {
  const checked = new Map<string, Promise<string>>();
  const check = async (href: string, integrity: string): Promise<string> => {
    const folder = path.join(distDir, 'remotes') + path.sep;
    const file = path.normalize(path.join(distDir, href));
    if (!file.startsWith(folder)) throw new Error(`${href} is not in the folder of builds`);
    const [kind = '', hash] = integrity.split(/-(.*)/s);
    if (
      createHash(kind)
        .update(await readFile(file))
        .digest('base64') !== hash
    )
      throw new Error(`${href} has another hash`);
    return file;
  };
  return ({ href, integrity }: { href: string; integrity: string }): Promise<string> => {
    const key = `${href} ${integrity}`;
    let file = checked.get(key);
    if (file === undefined) {
      file = check(href, integrity);
      file.catch(() => checked.delete(key));
      checked.set(key, file);
    }
    return file;
  };
}

const late = Symbol('late');

const inTime = async <Value>(work: Promise<Value>, patience: number): Promise<Value | typeof late> => {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), patience);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * First views of pages, rendered in a thread and stored as long as they are what a new one would be. A remote whose code
 * fails has none for a while; its pages are then sent without content, as those of all other remotes.
 */
export function createFirstViews(options: FirstViewOptions): FirstViews {
  const { distDir, thread, patience, validity, logger, now = Date.now } = options;
  const nameOf = createTableNames();
  const fileOf = createBundles(distDir);
  const failed = new Map<string, number>();
  const rendering = new Map<string, Promise<RenderedPage | undefined>>();
  const stored = new LRUCache<string, Stored>({
    maxSize: maximumBytes,
    sizeCalculation: ({ page }, key) =>
      2 * (key.length + (page === undefined ? 0 : page.html.length + page.answers.length)),
  });

  /** Renders a page, and stores it, or that its screen cannot be rendered: not that the thread was busy or has ended. */
  async function render(
    bundle: FirstViewBundle,
    request: FirstViewRequest,
    store: (page: RenderedPage | undefined) => void,
  ): Promise<RenderedPage | undefined> {
    try {
      const page = await thread.render(await fileOf(bundle), request);
      store(page);
      return page;
    } catch (error) {
      logger.warn({ err: error, remote: request.remote, address: request.address }, 'a first view was not rendered');
      if (error instanceof ThreadEnded) failed.set(bundle.href, now() + pause);
      else if (!(error instanceof TooManyPages)) store(undefined);
      return undefined;
    }
  }

  async function findRendered(
    firstView: FirstViewBundle,
    request: FirstViewRequest,
  ): Promise<RenderedPage | undefined | typeof late> {
    const valid = await validity();
    const key = [firstView.href, nameOf(request.table), request.language, request.address].join(' ');
    const cached = stored.get(key);
    if (cached?.version === valid.version && now() < cached.until) return cached.page;
    // Not what was begun before the last write.
    const turn = `${valid.version} ${key}`;
    let work = rendering.get(turn);
    if (work === undefined) {
      const store = (page: RenderedPage | undefined) =>
        void stored.set(key, { page, version: valid.version, until: Math.min(valid.until, now() + longest) });
      work = render(firstView, request, store).finally(() => rendering.delete(turn));
      rendering.set(turn, work);
    }
    return inTime(work, patience);
  }

  return {
    async find({ firstView }, request) {
      if (firstView?.screens[request.pattern] === undefined || (failed.get(firstView.href) ?? 0) > now())
        return undefined;
      try {
        const page = await findRendered(firstView, request);
        return page === late ? undefined : page;
      } catch (error) {
        logger.warn({ err: error, address: request.address }, 'a first view was not found');
        return undefined;
      }
    },
  };
}
