/** Texts of pictures to choose and crop. */
export const picture = {
  choose: 'Choose a picture',
  chooseHint: 'JPG or PNG, at least {{pixels}} pixels high. You can drop it here too.',
  replace: 'Choose another',
  remove: 'Remove',
  opening: 'Opening the picture …',
  title: 'Crop the picture',
  close: 'Close',
  frame: 'Crop: move the picture with the arrow keys, zoom with plus and minus',
  howTo: 'Drag to move. Pinch, scroll or use the slider to zoom.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  save: 'Use the picture',
  cancel: 'Cancel',
  uploading: 'Uploading, {{percent}} per cent',
  tooSmall:
    'The picture must be at least {{pixels}} pixels high. This one is {{width}}\u00a0×\u00a0{{height}}. Choose a larger one.',
  problem: {
    missing: 'Choose a picture first.',
    wrongType: 'Only files with .jpg, .jpeg or .png are allowed.',
    unreadable: 'This file cannot be opened as a picture. Choose another.',
    tooSmall: 'The picture must be at least {{pixels}} pixels high. Choose a larger one.',
    noCrop: 'The picture could not be cropped. Move it a little and try again, or choose another.',
    unreachable: 'The crop tool didn’t load. Check your connection, then choose the picture again.',
  },
};
