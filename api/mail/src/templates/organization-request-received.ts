import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Confirms that a request for an organisation's account has arrived. */
export const organizationRequestReceived = mailTemplate({
  data: addressed.extend({ organization: z.string() }),
  write: {
    en: ({ name, organization, link }) => ({
      subject: `We have your request for ${organization}`,
      heading: `Thank you, ${name}`,
      paragraphs: [
        `We have received your request for an account for ${organization}.`,
        'A person reads every request. We’ll reply to this address.',
      ],
      action: { label: 'Explore Gyg', href: link },
      footnote:
        'You get this because someone asked for an organisation account with this address. If it wasn’t you, you can ignore this e-mail.',
    }),
    se: ({ name, organization, link }) => ({
      subject: `Vi har fått din ansökan för ${organization}`,
      heading: `Tack, ${name}`,
      paragraphs: [
        `Din ansökan om ett konto för ${organization} har kommit fram.`,
        'En person läser varje ansökan. Vi svarar till den här adressen.',
      ],
      action: { label: 'Utforska Gyg', href: link },
      footnote:
        'Du får detta för att någon ansökte om ett organisationskonto med adressen. Om det inte var du kan du bortse från mejlet.',
    }),
  },
});
