export const managed = {
  title: 'Gygar du leder',
  lead: 'Gygar som du leder, för vilken organisation som helst.',
  empty: 'Du leder ingen gyg än',
  emptyText: 'När en värd ber dig leda en gyg hittar du den här, med bokningar och berättelser att granska.',
  find: 'Hitta en gyg',
};
