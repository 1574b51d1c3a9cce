import type { ReactNode } from 'react';
import type { CropProblem, ImageCropperTexts } from '../image-cropper/image-cropper-texts';

/** Every text of a file field besides its label, hint and error. */
export interface FileFieldTexts {
  /** "Choose a picture". */
  choose: string;
  /** What can be chosen: "JPG or PNG. You can drop it here too." */
  chooseHint: ReactNode;
  /** "Choose another", once there is a picture. */
  replace: string;
  /** "Remove". */
  remove: string;
  /** Shown while a large photo is opened. */
  opening: string;
  /** "Uploading, 40 per cent"; `part` is from 0 to 1. */
  uploading: (part: number) => string;
  /** What is wrong with a file and how to correct it. */
  problem: (problem: CropProblem) => ReactNode;
}

/** How a picture must be cropped before it is accepted. */
export interface FileCrop {
  /** Width divided by height: 1 for portraits, 16 / 9 for heroes and stories. */
  aspect: number;
  /** The minimum height in pixels: 1000 for portraits, 600 for heroes and stories. */
  minHeight: number;
  shape?: 'rect' | 'round' | undefined;
  /** The dialog's heading ("Crop the picture"). */
  title: string;
  closeLabel: string;
  texts: ImageCropperTexts;
}
