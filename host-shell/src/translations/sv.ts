import { developer } from './sv/developer';
import { signIn } from './sv/sign-in';

export const sv = {
  skipToContent: 'Hoppa till innehållet',
  logo: 'Gyg, till startsidan',
  navigation: 'Huvudmeny',
  menu: { open: 'Öppna menyn', close: 'Stäng menyn', title: 'Meny' },
  login: 'Logga in',
  logout: 'Logga ut',
  confirmEmail: 'Bekräfta din e‑post',
  notifications_one: 'Aviseringar, {{count}} ny',
  notifications_other: 'Aviseringar, {{count}} nya',
  switchToAdmin: 'Byt till admin',
  backToUser: 'Tillbaka till {{name}}',
  adminAt: 'Admin @ {{name}}',
  language: { label: 'EN: switch to English', short: 'EN' },
  theme: { toDark: 'Byt till mörkt tema', toLight: 'Byt till ljust tema' },
  toasts: { region: 'Meddelanden', dismiss: 'Stäng' },
  loading: 'Laddar …',
  dialogFailed: 'Det gick inte att öppna. Försök igen.',
  area: {
    down: {
      title: 'Den här delen går inte att nå just nu',
      text: 'Resten av sajten fungerar. Försök igen om en stund.',
    },
    outdated: {
      title: 'Det finns en nyare version av den här sidan',
      text: 'Ladda om sidan för att få den.',
    },
    range: {
      title: 'Den här delen passar inte ihop med resten av sajten just nu',
      text: 'Den är byggd för en annan version av sajten och öppnades därför inte. Allt annat fungerar.',
    },
    broken: {
      title: 'Sidan fungerade inte',
      text: 'Något oväntat hände. Försök igen eller ladda om sidan.',
    },
    retry: 'Försök igen',
    reload: 'Ladda om sidan',
    home: 'Till startsidan',
  },
  signIn,
  developer,
  lite: {
    poweredBy: 'Drivs av',
    invalid: 'Sidan finns inte',
    invalidText:
      'Den här ramen ber om en sida som inte finns. Är webbplatsen din? Gör om länken på sidan för insticksmoduler.',
    down: 'Stängt för underhåll',
    downText: 'Webbplatsen är nere för underhåll. Försök igen om 15 minuter.',
  },
  footer: {
    about: 'En plats där organisationer ber om de händer, timmar och saker de behöver, och människor svarar.',
    takePart: 'Var med',
    findGyg: 'Hitta en gyg',
    myBookings: 'Mina bokningar',
    aboutGyg: 'Om',
    ourStory: 'Vår historia',
    howItWorks: 'Så fungerar det',
    aboutUs: 'Om Gyg',
    help: 'Hjälp och regler',
    contact: 'Kontakt',
    terms: 'Användarvillkor',
    privacy: 'Integritetspolicy',
    version: 'Version {{version}}',
    copyright: '© {{years}} Gyg, öppen källkod under MIT-licensen',
  },
} as const;
