/** Webbplatsens egna sidor: kontakt, det som inte finns, underhåll. */
export const site = {
  contact: {
    title: 'Kontakt',
    lead: 'Frågor, idéer, något som inte fungerar? Så här når du fram.',
    frame: 'Formulär för synpunkter',
    outside: 'Formuläret kommer från {{host}}, och det du skriver hamnar där.',
    blocked: 'Syns inte formuläret? En del webbläsare och nätverk stoppar formulär från andra webbplatser.',
    open: 'Öppna formuläret i ett nytt fönster',
    noForm:
      'Den som driver {{site}} har inte lagt upp något formulär för meddelanden. De flesta frågor går att lösa ändå:',
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
      'Den körs på datorn hos den som startade den, och ingen annan läser det du skriver här. Det den skulle ha skickat via e‑post ligger i dess brevlåda.',
    demoLink: 'Öppna brevlådan',
  },
  notFound: {
    title: 'Sidan finns inte',
    text: 'Adressen är inte hel, eller så har det den ledde till flyttat. Sök efter det, eller börja om från startsidan.',
    search: 'Sök gygar',
    placeholder: 'Kunskap, sak, plats eller värd',
    submit: 'Sök',
  },
  down: {
    title: 'Webbplatsen är nere för underhåll',
    text: 'Försök igen om 15 minuter. Det du har bokat finns kvar.',
    again: 'Försök igen',
    about: 'Vad gyg är',
  },
  noDashboard: 'Översikten är till för dem som företräder en organisation.',
};
