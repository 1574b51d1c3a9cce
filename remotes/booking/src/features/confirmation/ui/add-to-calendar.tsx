import type { Confirmation } from '@gyg/contract';
import { Menu } from '@gyg/design-system';
import { calendarLinks, useLanguage, useTranslation } from '@gyg/platform';

/** Adds the gyg to a calendar: as a file, at Google or at Outlook. */
export function AddToCalendar({ about }: { about: Confirmation }) {
  const { t } = useTranslation('booking');
  const links = calendarLinks({ ...about, id: about.gygId, title: about.gygTitle, summary: '' }, useLanguage());
  const outside = { note: t('confirmation.calendar.newWindow'), icon: 'external', newWindow: true } as const;
  return (
    <Menu
      look="link"
      align="start"
      label={t('confirmation.calendar.add')}
      items={[
        {
          id: 'file',
          label: t('confirmation.calendar.file'),
          note: t('confirmation.calendar.fileNote'),
          icon: 'download',
          href: links.file,
        },
        { id: 'google', label: t('confirmation.calendar.google'), href: links.google, ...outside },
        { id: 'outlook', label: t('confirmation.calendar.outlook'), href: links.outlook, ...outside },
      ]}
    />
  );
}
