/** Texts of editors that save themselves. */
export const saving = {
  others: 'Alla andra ändringar är sparade',
  all: 'Alla ändringar är sparade',
  saving: 'Sparar …',
  saved: 'Sparat {{time}}',
  held_one: 'Inte sparat: {{count}} fält behöver rättas',
  held_other: 'Inte sparat: {{count}} fält behöver rättas',
  offline: 'Inte sparat: ingen anslutning.',
  notSaved: 'Inte sparat: {{reason}}',
  first: 'Några ändringar är inte sparade. Rätta fälten med fel eller försök spara igen först.',
  retry: 'Försök igen',
};
