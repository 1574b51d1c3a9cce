/** Texts of the site's general pages: contact, not found, maintenance. */
export const site = {
  contact: {
    title: 'Kontakt',
    lead: 'Frågor, idéer, något som inte fungerar? Så når du oss.',
    frame: 'Formulär för synpunkter',
    outside: 'Formuläret kommer från {{host}}, och det du skriver hamnar där.',
    blocked: 'Syns inte formuläret? En del webbläsare och nätverk stoppar formulär från andra webbplatser.',
    open: 'Öppna formuläret i ett nytt fönster',
    noForm: 'Välj vad din fråga gäller:',
    gyg: 'Om en gyg, eller något du bokat där',
    gygText: 'Värden svarar. På gygens sida ser du vilken organisation som är värd och vilka som ingår i teamet.',
    gygLink: 'Hitta gygen',
    account: 'Om ditt konto',
    accountText: 'Du byter lösenord själv, och på din egen sida finns dina uppgifter och vägen till att radera dem.',
    accountLink: 'Välj ett nytt lösenord',
    ownPage: 'Din egen sida',
    organization: 'Om ett konto för din organisation',
    organizationText: 'Skicka en ansökan. De som driver webbplatsen läser den och svarar via e‑post.',
    organizationLink: 'Ansök om organisationskonto',
    demoTitle: 'Det här är en demonstration',
    demoText:
      'Den körs på datorn där den startades, och bara den som använder datorn kan läsa det du skriver. Mejl skickas inte utan finns i brevlådan.',
    demoLink: 'Öppna brevlådan',
  },
  notFound: {
    title: 'Sidan finns inte',
    text: 'Adressen är inte fullständig, eller så har sidan flyttats. Sök, eller börja om från startsidan.',
    search: 'Sök gygar',
    placeholder: 'Insats, sak, plats eller värd',
    submit: 'Sök',
  },
  down: {
    title: 'Webbplatsen är nere för underhåll',
    text: 'Försök igen om 15 minuter. Det du har bokat finns kvar.',
    again: 'Försök igen',
    about: 'Vad Gyg är',
  },
};
