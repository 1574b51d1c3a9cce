import { drawDemoPictures } from '@gyg/demo';
import type { DrawingProgress } from './progress';

/** The process that `drawApart` starts: `draw-pictures <media folder> <drawn|plain>`. It ends with the server. */
process.on('disconnect', () => process.exit(1));
const [mediaDir, style] = process.argv.slice(2);
if (mediaDir === undefined) throw new Error('draw-pictures <media folder> <drawn|plain>');
const report = (progress: DrawingProgress) => void process.send?.(progress);
await drawDemoPictures({
  mediaDir,
  style: style === 'plain' ? 'plain' : 'drawn',
  onDone: (done, total) => report({ done, total }),
});
process.exit(0);
