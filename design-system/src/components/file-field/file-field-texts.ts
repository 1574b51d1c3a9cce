import type { ReactNode } from 'react';
import type { CropProblem, ImageCropperTexts } from '../image-cropper/image-cropper-texts';

/** Every word that a file field says besides its label, hint and error. */
export interface FileFieldTexts {
  /** "Choose a picture". */
  choose: string;
  /** What may be chosen: "JPG or PNG. You can drop it here too." */
  chooseHint: ReactNode;
  /** "Choose another", once there is one. */
  replace: string;
  /** "Remove". */
  remove: string;
  /** Said while a large photo is opened. */
  opening: string;
  /** "Uploading, 40 per cent"; the part is from 0 to 1. */
  uploading: (part: number) => string;
  /** What is wrong with a file and how to mend it. */
  problem: (problem: CropProblem) => ReactNode;
}

/** What has to be cut out before a picture is taken. */
export interface FileCrop {
  /** Width by height: 1 for portraits, 16 / 9 for heroes and stories. */
  aspect: number;
  /** The fewest pixels of its height: 1000 for portraits, 600 for heroes and stories (specification 5, images). */
  minHeight: number;
  shape?: 'rect' | 'round' | undefined;
  /** The dialog's heading ("Crop the picture"). */
  title: string;
  closeLabel: string;
  texts: ImageCropperTexts;
}
