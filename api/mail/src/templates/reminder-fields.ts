import type { Locale } from '@gyg/contract';
import type { z } from 'zod';
import type { MailContent } from './mail-content';
import { aboutGyg, mailLink } from './mail-fields';

/**
 * The data of every reminder: `link` answers "I'm coming", `cancelLink` asks before it cancels, `informationLink` only
 * if there is information for participants.
 */
export const reminderFields = aboutGyg.extend({ cancelLink: mailLink, informationLink: mailLink.optional() });

const labels: Record<Locale, { coming: string; cancel: string; information: string }> = {
  en: { coming: 'I’m coming', cancel: 'I can’t come', information: 'Information for participants' },
  se: { coming: 'Jag kommer', cancel: 'Jag kan inte komma', information: 'Information till deltagare' },
};

/** The answers to a reminder, and the link to the information for participants. */
export function reminderActions(
  locale: Locale,
  { link, cancelLink, informationLink }: z.infer<typeof reminderFields>,
): Pick<MailContent, 'action' | 'otherAction' | 'links'> {
  const { coming, cancel, information } = labels[locale];
  return {
    action: { label: coming, href: link },
    otherAction: { label: cancel, href: cancelLink },
    links: informationLink === undefined ? [] : [{ label: information, href: informationLink }],
  };
}
