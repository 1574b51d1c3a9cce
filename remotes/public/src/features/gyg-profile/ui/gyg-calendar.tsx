import type { Gyg } from '@gyg/contract';
import { Menu } from '@gyg/design-system';
import { calendarLinks, useLanguage, useTranslation } from '@gyg/platform';

/** Adds the gyg to a calendar: as a file, at Google or at Outlook. */
export function GygCalendar({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('public');
  const links = calendarLinks(gyg, useLanguage());
  const note = t('gyg.calendar.newWindow');
  return (
    <Menu
      look="link"
      align="start"
      label={t('gyg.calendar.add')}
      items={[
        {
          id: 'file',
          label: t('gyg.calendar.file'),
          note: t('gyg.calendar.fileNote'),
          icon: 'download',
          href: links.file,
        },
        { id: 'google', label: t('gyg.calendar.google'), note, icon: 'external', href: links.google, newWindow: true },
        {
          id: 'outlook',
          label: t('gyg.calendar.outlook'),
          note,
          icon: 'external',
          href: links.outlook,
          newWindow: true,
        },
      ]}
    />
  );
}
