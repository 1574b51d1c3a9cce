import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** The last mail to a person: the account is erased. */
export const accountErased = mailTemplate({
  data: addressed,
  write: {
    en: ({ name, link }) => ({
      subject: 'Your Gyg account has been erased',
      heading: `Goodbye, ${name}`,
      paragraphs: [
        'We have erased your account: your name, address and picture are gone, and your upcoming bookings are cancelled.',
        'What you contributed still counts in our totals, without your name. Thank you for all of it.',
      ],
      action: { label: 'Go to Gyg', href: link },
      footnote: 'This is the last e-mail from us. If you didn’t erase the account, contact us at once.',
    }),
    se: ({ name, link }) => ({
      subject: 'Ditt konto på Gyg är raderat',
      heading: `Hej då, ${name}`,
      paragraphs: [
        'Ditt konto är raderat: ditt namn, din adress och din bild är borta, och dina kommande bokningar är avbokade.',
        'Det du har bidragit med finns kvar i statistiken, utan ditt namn. Tack för allt du har gjort.',
      ],
      action: { label: 'Till Gyg', href: link },
      footnote:
        'Det här är det sista mejlet från oss. Om det inte var du som raderade kontot, hör av dig till oss genast.',
    }),
  },
});
