/** Texts of the reminders before a gyg. */
export const reminders = {
  title: 'Påminnelser',
  lead: 'Alla som är bokade eller har en plats får en påminnelse via e‑post och i appen, och svarar med ett klick.',
  on: 'Påminn före starten',
  first: 'Första påminnelsen',
  second: 'Andra påminnelsen',
  third: 'Tredje påminnelsen',
  none: 'Ingen påminnelse',
  hours_one: '{{formatted}} timme före',
  hours_other: '{{formatted}} timmar före',
  days_one: '{{formatted}} dag före',
  days_other: '{{formatted}} dagar före',
  saved: 'Påminnelserna är sparade.',
};
