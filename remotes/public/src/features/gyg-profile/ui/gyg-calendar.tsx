import type { Gyg } from '@gyg/contract';
import { Menu } from '@gyg/design-system';
import { useCalendarMenu } from '@gyg/platform';

/** Adds the gyg to a calendar: as a file, at Google or at Outlook. */
export const GygCalendar = ({ gyg }: { gyg: Gyg }) => <Menu look="link" align="start" {...useCalendarMenu(gyg)} />;
