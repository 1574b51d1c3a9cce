import type { CropProblem, ImageCropperTexts } from './image-cropper-texts';

const problems: Record<CropProblem, string> = {
  missing: 'Choose a picture first.',
  wrongType: 'Only files with .jpg, .jpeg or .png are allowed.',
  unreadable: 'This file cannot be opened. Choose another picture.',
  tooSmall: 'The picture must be at least 1000 pixels high and wide.',
  noCrop: 'The picture could not be cropped. Move it and try again.',
};

/** Words for stories and tests. */
export const sampleTexts: ImageCropperTexts = {
  choose: 'Choose a picture',
  chooseHint: 'JPG or PNG, at least 1000 pixels high. You can drop it here too.',
  chooseAnother: 'Choose another picture',
  opening: 'Opening the picture …',
  frame: 'Crop: move the picture with the arrow keys, zoom with plus and minus',
  howTo: 'Drag to move. Pinch, scroll or use the slider to zoom.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  save: 'Save the picture',
  cancel: 'Cancel',
  uploading: (part) => `Uploading, ${Math.round(part * 100)} per cent`,
  problem: (problem, size) =>
    size ? `${problems[problem]} This one is ${size.width} by ${size.height}.` : problems[problem],
};
