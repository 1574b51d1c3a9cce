export const refused = {
  title: 'Ingen behörighet',
  text: 'Bara plattformens administratörer kan se den här sidan.',
  home: 'Till startsidan',
};
