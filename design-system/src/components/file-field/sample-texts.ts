import { sampleTexts, swedishTexts } from '../image-cropper/sample-texts';
import type { FileCrop, FileFieldTexts } from './file-field-texts';

/** Texts for stories and tests, in English. */
export const sampleFileTexts: FileFieldTexts = {
  choose: 'Choose a picture',
  chooseHint: 'JPG or PNG, at least 600 pixels high. You can drop it here too.',
  replace: 'Choose another',
  remove: 'Remove',
  opening: 'Opening the picture …',
  uploading: sampleTexts.uploading,
  problem: (problem) => sampleTexts.problem(problem, undefined),
};

export const sampleCrop: FileCrop = {
  aspect: 16 / 9,
  minHeight: 600,
  title: 'Crop the picture',
  closeLabel: 'Close',
  texts: sampleTexts,
};

/** The same in Swedish. */
export const swedishFileTexts: FileFieldTexts = {
  choose: 'Välj en bild',
  chooseHint: 'JPG eller PNG, minst 600 pixlar hög. Du kan också släppa den här.',
  replace: 'Välj en annan',
  remove: 'Ta bort',
  opening: 'Öppnar bilden …',
  uploading: swedishTexts.uploading,
  problem: (problem) => swedishTexts.problem(problem, undefined),
};

export const swedishCrop: FileCrop = {
  ...sampleCrop,
  title: 'Beskär bilden',
  closeLabel: 'Stäng',
  texts: swedishTexts,
};
