import type { Locale } from '@gyg/contract';
import type { z } from 'zod';
import type { MailContent } from './mail-content';
import type { aboutGyg } from './mail-fields';
import { mailPeriod } from './mail-time';

type Facts = NonNullable<MailContent['facts']>;

const labels: Record<Locale, { what: string; when: string; where: string; host: string }> = {
  en: { what: 'What', when: 'When', where: 'Where', host: 'Host' },
  se: { what: 'Vad', when: 'När', where: 'Var', host: 'Värd' },
};

/** The rows of every mail about a gyg: what, when, where and host. `more` follows the first. */
export function gygFactRows(locale: Locale, gyg: z.infer<typeof aboutGyg>, more: Facts = []): Facts {
  const { what, when, where, host } = labels[locale];
  return [
    [what, gyg.gygTitle],
    ...more,
    [when, mailPeriod(locale, gyg)],
    [where, gyg.address],
    [host, gyg.organization],
  ];
}
