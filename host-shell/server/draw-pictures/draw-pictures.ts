import { drawDemoPictures } from '@gyg/demo';
import { z } from 'zod';

/**
 * The process that `createDrawingProcess` starts: `draw-pictures <media folder> <drawn|plain>`. It draws what it is
 * asked for first and reports it, then the others, and ends. When the server ends or lets it go, it finishes what it has
 * begun.
 */
const [mediaDir, style] = process.argv.slice(2);
if (mediaDir === undefined) throw new Error('draw-pictures <media folder> <drawn|plain>');
// Ctrl-C and service managers signal this process too; the server decides when it ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
const drawing = drawDemoPictures({ mediaDir, style: style === 'plain' ? 'plain' : 'drawn' });
process.on('disconnect', drawing.stop);
if (process.connected === false) drawing.stop();
process.on('message', async (message) => {
  const key = z.string().parse(message);
  await drawing.first(key);
  process.send?.(key);
});
await drawing.finished;
process.exit(0);
