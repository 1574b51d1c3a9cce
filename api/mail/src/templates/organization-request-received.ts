import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Confirms that a request for an organisation's account has arrived (specification 4, organisation account request). */
export const organizationRequestReceived = mailTemplate({
  data: addressed.extend({ organization: z.string() }),
  write: {
    en: ({ name, organization, link }) => ({
      subject: `We have your request for ${organization}`,
      heading: `Thank you, ${name}`,
      paragraphs: [
        `Your request for an account for ${organization} is with us.`,
        'We read every request ourselves and answer to this address.',
      ],
      action: { label: 'Look around meanwhile', href: link },
      footnote:
        'You get this because somebody asked for an organisation account with this address. If it was not you, do nothing.',
    }),
    se: ({ name, organization, link }) => ({
      subject: `Vi har fått din ansökan för ${organization}`,
      heading: `Tack, ${name}`,
      paragraphs: [
        `Din ansökan om ett konto för ${organization} har kommit fram.`,
        'Vi läser varje ansökan själva och svarar till den här adressen.',
      ],
      action: { label: 'Se dig omkring så länge', href: link },
      footnote:
        'Du får detta för att någon ansökte om ett organisationskonto med adressen. Var det inte du behöver du inte göra något.',
    }),
  },
});
