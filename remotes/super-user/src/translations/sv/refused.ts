export const refused = {
  title: 'Ingen behörighet',
  text: 'Bara superanvändare kan se den här sidan.',
  home: 'Till startsidan',
};
