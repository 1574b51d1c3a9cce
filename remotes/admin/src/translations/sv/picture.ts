/** Texts of pictures to choose and crop. */
export const picture = {
  choose: 'Välj en bild',
  chooseHint: 'JPG eller PNG, minst {{pixels}} pixlar hög. Du kan också släppa den här.',
  replace: 'Välj en annan',
  remove: 'Ta bort',
  opening: 'Öppnar bilden …',
  title: 'Beskär bilden',
  close: 'Stäng',
  frame: 'Beskärning: flytta bilden med piltangenterna, zooma med plus och minus',
  howTo: 'Dra för att flytta. Nyp, rulla eller använd reglaget för att zooma.',
  zoom: 'Zooma',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  save: 'Använd bilden',
  cancel: 'Avbryt',
  uploading: 'Laddar upp, {{percent}} procent',
  tooSmall:
    'Bilden måste vara minst {{pixels}} pixlar hög. Den här är {{width}}\u00a0×\u00a0{{height}}. Välj en större.',
  problem: {
    missing: 'Välj först en bild.',
    wrongType: 'Bara filer med .jpg, .jpeg eller .png är tillåtna.',
    unreadable: 'Filen går inte att öppna som en bild. Välj en annan.',
    tooSmall: 'Bilden måste vara minst {{pixels}} pixlar hög. Välj en större.',
    noCrop: 'Bilden gick inte att beskära. Flytta den lite och försök igen, eller välj en annan.',
    unreachable: 'Beskärningen kunde inte hämtas. Kontrollera din uppkoppling och välj bilden igen.',
  },
};
