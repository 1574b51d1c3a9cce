import { pictureList } from './picture-list';
import { type WritePictures, writePictures } from './write-pictures';

/** Draws the demo's missing pictures in the media folder, in this process. */
export function drawDemoPictures(options: WritePictures): Promise<void> {
  return writePictures(pictureList(), options);
}
