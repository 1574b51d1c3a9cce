import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { drawDemoPictures } from '@gyg/demo';
import { progressSchema } from './progress';

/** How the process that draws is started. */
export interface DrawingScript {
  /** The file of `draw-pictures.ts`, built. */
  file: string;
  /** Options of Node. */
  execArgv?: string[];
}

/**
 * Draws pictures in a process of its own, for a server that accepts uploads: it decodes photographs only, and the demo's
 * pictures are drawings. The process gets no settings and no secrets. Throws if it fails.
 */
export function drawApart({ file, execArgv = [] }: DrawingScript): typeof drawDemoPictures {
  return async ({ mediaDir, style = 'drawn', onDone }) => {
    const child = fork(file, [mediaDir, style], { execArgv, env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.on('message', (message) => {
      const { done, total } = progressSchema.parse(message);
      onDone?.(done, total);
    });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`The process that draws the demo’s pictures has ended with ${code}.`);
  };
}
