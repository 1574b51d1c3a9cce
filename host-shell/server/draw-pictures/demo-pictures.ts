import path from 'node:path';
import type { Logger } from 'pino';
import { createDrawingProcess, type DrawingProcess } from './drawing-process';

interface DemoPictures {
  /** The build. */
  distDir: string;
  mediaDir: string;
  style: 'drawn' | 'plain';
  logger: Logger;
}

/** The process that draws the demo's pictures, with a line in the log when it has ended. */
export const demoPictures = ({ distDir, mediaDir, style, logger }: DemoPictures): DrawingProcess =>
  createDrawingProcess({
    ...{ file: path.join(distDir, 'server', 'draw-pictures.mjs'), mediaDir, style },
    onEnd(failure) {
      if (failure) logger.error({ err: failure }, 'not all pictures of the demo were drawn');
      else logger.info('the pictures of the demo are drawn');
    },
  });
