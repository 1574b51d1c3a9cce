export const demo = {
  title: 'Demodata',
  lead: 'Det här innehåller demon.',
  organizations: 'Organisationer',
  gygs: 'Gygar',
  accounts: 'Konton',
  production: 'Plattformen är i drift, så data kan inte läsas in eller rensas här.',
  load: 'Läs in det som saknas',
  loaded: 'Demon är inläst.',
  clear: 'Rensa allt',
  cleared: 'Allt är rensat.',
  text: 'Inläsningen skriver demon om det inte finns några organisationer, och konton och bilder som saknas. Rensa först om du vill börja om med demon.',
  doing: {
    load: 'Läser in demon',
    clear: 'Rensar allt',
  },
  clearTitle: 'Rensa allt?',
  clearText:
    'Alla organisationer, gygar, bokningar, berättelser, bilder och konton raderas. Plattformsadministratörernas konton, granskningsloggen och inställningar finns kvar. Det går inte att ångra.',
  type: 'Skriv {{word}} för att bekräfta',
  cancel: 'Avbryt',
} as const;
