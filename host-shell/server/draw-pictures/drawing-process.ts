import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { drawDemoPictures } from '@gyg/demo';
import { z } from 'zod';

interface DrawingProcessOptions extends NonNullable<Parameters<typeof drawDemoPictures>[0]> {
  /** The file of `draw-pictures.ts`, built. */
  file: string;
  /** Options of Node. */
  execArgv?: string[];
  /** Called when every picture is there, or with what went wrong; not when a stop has ended the process. */
  onEnd: (failure?: Error) => void;
}

export interface DrawingProcess {
  /** Starts the process, once. */
  start(): void;
  /** Has a file below the media folder drawn before all others. Resolves when it is there, or if it will not be. */
  waitFor(key: string): Promise<void>;
  /** Resolves when the pictures that are begun are written. */
  close(): Promise<void>;
}

const drawnFile = /^[a-z]+\/[a-z0-9-]+\.(?:webp|jpg)$/;

/**
 * Draws the demo's missing pictures behind a server that responds already, in a process of low priority: a server that
 * accepts uploads decodes photographs only, and these pictures are drawings. It gets no settings and no secrets.
 */
export function createDrawingProcess(options: DrawingProcessOptions): DrawingProcess {
  const { file, execArgv = [], mediaDir, style = 'drawn', onEnd } = options;
  /** Who waits for each file. */
  const waiting = new Map<string, (() => void)[]>();
  const release = (key: string) => {
    for (const resolve of waiting.get(key) ?? []) resolve();
    waiting.delete(key);
  };
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  let running = false;
  let closing = false;
  return {
    start() {
      if (child !== undefined) return;
      child = fork(file, [mediaDir, style], { execArgv, env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      running = true;
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      child.on('message', (key) => release(z.string().parse(key)));
      ended = once(child, 'exit').then(([code]) => {
        if (code !== 0) onEnd(new Error(`The process that draws has ended with ${code}.`));
        else if (!closing) onEnd();
      }, onEnd);
      void ended.then(() => {
        running = false;
        for (const key of waiting.keys()) release(key);
      });
    },
    async waitFor(key) {
      if (!running || !drawnFile.test(key)) return;
      // If the process has just ended, everything is drawn.
      child?.send(key, () => undefined);
      await new Promise<void>((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]));
    },
    async close() {
      closing = true;
      if (child?.connected) child.disconnect();
      await ended;
    },
  };
}
