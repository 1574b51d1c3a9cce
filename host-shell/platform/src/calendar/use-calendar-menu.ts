import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/instance';
import { type CalendarGyg, calendarLinks } from './calendar-links';

/** The label and entries of a menu that adds a gyg to a calendar: as a file, at Google or at Outlook. */
export function useCalendarMenu(gyg: CalendarGyg) {
  const { t } = useTranslation('platform');
  const links = calendarLinks(gyg, useLanguage());
  const outside = { note: t('calendar.newWindow'), icon: 'external', newWindow: true } as const;
  return {
    label: t('calendar.add'),
    items: [
      {
        id: 'file',
        label: t('calendar.file'),
        note: t('calendar.fileNote'),
        icon: 'download',
        href: links.file,
      } as const,
      { id: 'google', label: t('calendar.google'), href: links.google, ...outside },
      { id: 'outlook', label: t('calendar.outlook'), href: links.outlook, ...outside },
    ],
  };
}
