import type { ReactNode } from 'react';
import type { Size } from './crop-area';

/** Why there is no crop to upload; `unreachable`: the cropper's code failed to load. */
export type CropProblem = 'missing' | 'wrongType' | 'unreadable' | 'tooSmall' | 'noCrop' | 'unreachable';

/** Every text of the cropper. */
export interface ImageCropperTexts {
  /** "Choose a picture". */
  choose: string;
  /** What can be chosen: "JPG or PNG, at least 1000 pixels high. You can drop it here too." */
  chooseHint: ReactNode;
  /** "Choose another picture", once there is one. */
  chooseAnother: string;
  /** Shown while a large photo is opened. */
  opening: string;
  /** What the frame is and how to move it, for screen readers: "Crop: move the picture with the arrow keys". */
  frame: string;
  /** The visible instructions: "Drag to move; pinch, scroll or use the slider to zoom." */
  howTo: ReactNode;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  /** The button that turns the picture by 90 degrees. Without it there is no such button. */
  rotate?: string | undefined;
  /** The button that removes the picture. Only with `inline`. */
  remove?: string | undefined;
  save: string;
  cancel: string;
  /** "Uploading, 40 per cent"; `part` is from 0 to 1. */
  uploading: (part: number) => string;
  /** What is wrong and how to correct it; `size` is the picture's, if one was opened. */
  problem: (problem: CropProblem, size: Size | undefined) => ReactNode;
}
