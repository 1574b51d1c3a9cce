export const invalidLink = {
  title: 'Länken fungerar inte',
  toHome: 'Till startsidan',
};
