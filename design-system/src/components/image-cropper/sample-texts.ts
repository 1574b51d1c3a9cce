import type { CropProblem, ImageCropperTexts } from './image-cropper-texts';

const problems: Record<CropProblem, string> = {
  missing: 'Choose a picture first.',
  wrongType: 'Only files with .jpg, .jpeg or .png are allowed.',
  unreadable: 'This file cannot be opened. Choose another picture.',
  tooSmall: 'The picture must be at least 1000 pixels high and wide.',
  noCrop: 'The picture could not be cropped. Move it and try again.',
  unreachable: 'The crop tool didn’t load. Check your connection, then choose the picture again.',
};

/** Texts for stories and tests, in English. */
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
  rotate: 'Rotate',
  remove: 'Remove the picture',
  save: 'Save the picture',
  cancel: 'Cancel',
  uploading: (part) => `Uploading, ${Math.round(part * 100)} per cent`,
  problem: (problem, size) =>
    size ? `${problems[problem]} This one is ${size.width} by ${size.height}.` : problems[problem],
};

const swedishProblems: Record<CropProblem, string> = {
  missing: 'Välj först en bild.',
  wrongType: 'Bara filer med .jpg, .jpeg eller .png är tillåtna.',
  unreadable: 'Filen går inte att öppna. Välj en annan bild.',
  tooSmall: 'Bilden måste vara minst 1000 pixlar hög och bred.',
  noCrop: 'Bilden gick inte att beskära. Flytta den och försök igen.',
  unreachable: 'Beskärningen kunde inte hämtas. Kontrollera din uppkoppling och välj bilden igen.',
};

/** The same in Swedish. */
export const swedishTexts: ImageCropperTexts = {
  choose: 'Välj en bild',
  chooseHint: 'JPG eller PNG, minst 1000 pixlar hög. Du kan också släppa den här.',
  chooseAnother: 'Välj en annan bild',
  opening: 'Öppnar bilden …',
  frame: 'Beskärning: flytta bilden med piltangenterna, zooma med plus och minus',
  howTo: 'Dra för att flytta. Nyp, rulla eller använd reglaget för att zooma.',
  zoom: 'Zooma',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  rotate: 'Rotera',
  remove: 'Ta bort bilden',
  save: 'Spara bilden',
  cancel: 'Avbryt',
  uploading: (part) => `Laddar upp, ${Math.round(part * 100)} procent`,
  problem: (problem, size) =>
    size ? `${swedishProblems[problem]} Den här är ${size.width} gånger ${size.height}.` : swedishProblems[problem],
};
