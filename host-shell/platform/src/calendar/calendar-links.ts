import { type CalendarGyg, calendarLinks as linksOf } from '@gyg/contract/calendar-links';
import type { Language } from '../i18n/language';
import { paths } from '../routing/paths';

export type { CalendarGyg };

/** Links that add a gyg to a calendar, as `calendarLinks` of the contract, from this site. */
export const calendarLinks = (gyg: CalendarGyg, language: Language, now = new Date()) =>
  linksOf(gyg, { api: '/api', page: new URL(paths.gyg(gyg.id), location.origin).href, language, now });
