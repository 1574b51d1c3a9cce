import type { ReactNode } from 'react';
import type { Size } from './crop-area';

/** Why there is nothing to upload yet (specification 5 and 8, images); `unreachable`: what cuts could not be fetched. */
export type CropProblem = 'missing' | 'wrongType' | 'unreadable' | 'tooSmall' | 'noCrop' | 'unreachable';

/** Every word that the cropper says. */
export interface ImageCropperTexts {
  /** "Choose a picture". */
  choose: string;
  /** What may be chosen: "JPG or PNG, at least 1000 pixels high. You can drop it here too." */
  chooseHint: ReactNode;
  /** "Choose another picture", once there is one. */
  chooseAnother: string;
  /** Said while a large photo is opened. */
  opening: string;
  /** What the frame is and how it is moved, for screen readers: "Crop: move the picture with the arrow keys". */
  frame: string;
  /** The same for everybody: "Drag to move; pinch, scroll or use the slider to zoom." */
  howTo: ReactNode;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  save: string;
  cancel: string;
  /** "Uploading, 40 per cent"; the part is from 0 to 1. */
  uploading: (part: number) => string;
  /** What is wrong and how to mend it; `size` is the picture's, where one was opened. */
  problem: (problem: CropProblem, size: Size | undefined) => ReactNode;
}
