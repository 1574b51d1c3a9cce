import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to the administrators when calls of a webhook are given up. `host` is where they went. */
export const webhookFailed = mailTemplate({
  data: addressed.extend({ organization: z.string(), host: z.string() }),
  write: {
    en: ({ organization, host, link }) => ({
      subject: `Calls to ${host} did not arrive`,
      heading: `${host} does not answer`,
      paragraphs: [
        `For three days we have tried to call the webhook of ${organization} at ${host}, and have now given up a call.`,
        'The log shows what was answered. When the address works again, send what is missing again from there.',
      ],
      action: { label: 'See the log', href: link },
      footnote: `You get this because you are an administrator of ${organization}.`,
    }),
    se: ({ organization, host, link }) => ({
      subject: `Anrop till ${host} kom inte fram`,
      heading: `${host} svarar inte`,
      paragraphs: [
        `I tre dagar har vi försökt anropa webhooken för ${organization} på ${host}, och nu har vi gett upp ett anrop.`,
        'I loggen ser du vad adressen svarade. När den fungerar igen kan du skicka det som saknas på nytt därifrån.',
      ],
      action: { label: 'Se loggen', href: link },
      footnote: `Du får detta för att du är administratör för ${organization}.`,
    }),
  },
});
