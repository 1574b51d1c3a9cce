import type { Locale } from '@gyg/contract';
import type { z } from 'zod';
import type { MailContent } from './mail-content';
import type { aboutGyg } from './mail-fields';
import { mailPeriod } from './mail-time';

type Facts = NonNullable<MailContent['facts']>;

const labels: Record<Locale, { when: string; where: string; host: string }> = {
  en: { when: 'When', where: 'Where', host: 'Host' },
  se: { when: 'När', where: 'Var', host: 'Värd' },
};

/** When, where and by whom a gyg is held: the rows that every mail about a gyg ends its facts with. */
export function gygFactRows(locale: Locale, gyg: z.infer<typeof aboutGyg>): Facts {
  const { when, where, host } = labels[locale];
  return [
    [when, mailPeriod(locale, gyg.startDateTime, gyg.endDateTime)],
    [where, gyg.address],
    [host, gyg.organization],
  ];
}
