import sharp from 'sharp';

/**
 * Removes all decoders except JPEG and PNG from this process, so that SVG, PDF, TIFF and others can never process
 * uploads, even if the check of the first bytes failed. Call it after other pictures have been drawn.
 */
export function decodeOnlyPhotographs(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
}

const atOnce = 2;
let atWork = 0;
const queue: (() => void)[] = [];

/**
 * Runs expensive work two at a time, so that many uploads can neither occupy the threads that passwords and files need,
 * nor load all pictures into memory.
 */
export async function limitDecoding<T>(act: () => Promise<T>): Promise<T> {
  if (atWork < atOnce) atWork += 1;
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    return await act();
  } finally {
    const next = queue.shift();
    if (next) next();
    else atWork -= 1;
  }
}
