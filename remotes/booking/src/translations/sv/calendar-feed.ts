/** The dialog to subscribe to the user's bookings in a calendar. */
export const calendarFeed = {
  open: 'Prenumerera i din kalender',
  title: 'Dina bokningar i din kalender',
  lead: 'Kalendern visar alla dina bokningar och uppdateras när en gyg flyttas eller du avbokar.',
  loading: 'Hämtar adressen',
  close: 'Stäng',
  secretTitle: 'Behåll adressen för dig själv',
  secret: 'Alla som har den kan se dina bokningar: vad, när och var.',
  make: 'Skapa min adress',
  address: 'Adressen till din kalender',
  copy: 'Kopiera adressen',
  copied: 'Adressen är kopierad.',
  notCopied: 'Webbläsaren tillåter inte kopiering. Markera adressen och kopiera den.',
  app: 'Öppna i en kalenderapp',
  how: {
    apple: 'Apple Kalender',
    appleText:
      '”Öppna i en kalenderapp” fungerar på iPhone, iPad och Mac. På en Mac kan du också välja Arkiv, Ny kalenderprenumeration och klistra in adressen.',
    google: 'Google Kalender',
    googleText:
      'Använd knappen nedan på en dator; kalendern syns sedan i telefonen också. Google läser ändringar inom ett dygn.',
    googleOpen: 'Lägg till i Google Kalender',
    outlook: 'Outlook',
    outlookText:
      'Använd knappen nedan för ett privat konto. På jobbet: välj Lägg till kalender, Prenumerera från webben i Outlook och klistra in adressen.',
    outlookOpen: 'Lägg till i Outlook',
    newWindow: '(öppnas i ett nytt fönster)',
  },
  renew: {
    start: 'Skapa en ny adress',
    title: 'Skapa en ny adress?',
    text: 'Den gamla adressen slutar fungera direkt. Kalendrar som använder den slutar uppdateras, så lägg till den nya i dem.',
    keep: 'Behåll adressen',
    confirm: 'Skapa en ny adress',
    done: 'Din kalender har en ny adress.',
  },
} as const;
