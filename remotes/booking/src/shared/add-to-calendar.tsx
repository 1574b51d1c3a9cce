import { Menu, type MenuProps } from '@gyg/design-system';
import { type CalendarGyg, useCalendarMenu } from '@gyg/platform';

interface AddToCalendarProps extends Pick<MenuProps, 'look' | 'variant' | 'icon'> {
  gyg: CalendarGyg;
}

/** Adds the gyg to a calendar: as a file, at Google or at Outlook. */
export const AddToCalendar = ({ gyg, ...look }: AddToCalendarProps) => (
  <Menu {...look} align="start" {...useCalendarMenu(gyg)} />
);
