import { goalPictures } from './picture-list';
import { writePictures } from './write-pictures';

/**
 * Draws the pictures of the seventeen goals that the media folder lacks: every installation shows them where a gyg has
 * no picture of its own. Contains no invented people, so it is for production too.
 */
export function drawGoalPictures({ mediaDir }: { mediaDir: string }): Promise<void> {
  return writePictures(goalPictures(), mediaDir);
}
