import type { Gyg } from '@gyg/contract';
import { Menu } from '@gyg/design-system';
import { calendarLinks, useLanguage, useTranslation } from '@gyg/platform';

/** Adds the gyg to a calendar: as a file, at Google or at Outlook. */
export function AddToCalendar({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('booking');
  const links = calendarLinks(gyg, useLanguage());
  const away = { note: t('booked.calendar.newWindow'), icon: 'external', newWindow: true } as const;
  return (
    <Menu
      look="button"
      variant="primary"
      icon="calendar"
      align="start"
      label={t('booked.calendar.add')}
      items={[
        {
          id: 'file',
          label: t('booked.calendar.file'),
          note: t('booked.calendar.fileNote'),
          icon: 'download',
          href: links.file,
        },
        { id: 'google', label: t('booked.calendar.google'), href: links.google, ...away },
        { id: 'outlook', label: t('booked.calendar.outlook'), href: links.outlook, ...away },
      ]}
    />
  );
}
