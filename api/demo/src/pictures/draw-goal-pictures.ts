import { goalPictures } from './picture-list';
import { writePictures } from './write-pictures';

/**
 * Draws the missing pictures of the seventeen goals in the media folder: every installation shows them where a gyg has
 * no picture. They show no invented people, so they are for production too.
 */
export function drawGoalPictures({ mediaDir }: { mediaDir: string }): Promise<void> {
  return writePictures(goalPictures(), { mediaDir });
}
