import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** The last mail to a person: the account is erased (api.md, DELETE /users/{userId}). */
export const accountErased = mailTemplate({
  data: addressed,
  write: {
    en: ({ name, link }) => ({
      subject: 'Your Gyg account is erased',
      heading: `Goodbye, ${name}`,
      paragraphs: [
        'Your account is erased: your name, your address and your picture are gone, and your coming bookings are cancelled.',
        'What you gave still counts in our totals, without your name. Thank you for all of it.',
      ],
      action: { label: 'To Gyg', href: link },
      footnote: 'This is the last mail from us. If it was not you who erased the account, write to us at once.',
    }),
    se: ({ name, link }) => ({
      subject: 'Ditt konto på Gyg är raderat',
      heading: `Hej då, ${name}`,
      paragraphs: [
        'Ditt konto är raderat: ditt namn, din adress och din bild är borta, och dina kommande bokningar är avbokade.',
        'Det du har bidragit med finns kvar i statistiken, utan ditt namn. Tack för allt du gjort.',
      ],
      action: { label: 'Till Gyg', href: link },
      footnote:
        'Det här är det sista mejlet från oss. Var det inte du som raderade kontot, hör av dig till oss genast.',
    }),
  },
});
