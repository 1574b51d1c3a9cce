import type { GygDesk } from '@gyg/contract';
import { Tabs } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { type GygPage, type GygTab, tabPaths } from './gyg-tab';
import { useShownTabs } from './use-shown-tabs';

/** How many there are behind each tab, and how many of them are pending. */
function countsOf(desk: GygDesk): Partial<Record<GygTab, { all?: number; waiting?: number }>> {
  const { bookings, hostBookings, recipients, waitlist, representations, stories, messages } = desk;
  return {
    bookings: { all: bookings.all, waiting: bookings.waiting },
    members: { all: hostBookings },
    recipients: { all: recipients.taken - recipients.held },
    waitlist: { all: waitlist.waiting + waitlist.offered },
    representation: { waiting: representations },
    stories: { all: stories.total, waiting: stories.waiting },
    messages: { all: messages },
  };
}

/** The pages of a gyg as links, with counts. */
export function GygTabLinks({ desk, current }: { desk: GygDesk; current: GygPage }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const shown = useShownTabs(desk);
  const counts = countsOf(desk);
  return (
    <Tabs
      label={t('gygFrame.pages')}
      items={shown.map((tab) => {
        const { all, waiting = 0 } = counts[tab] ?? {};
        return {
          label: t(`gygFrame.tabs.${tab}`),
          href: tabPaths[tab](desk.gyg.id),
          current: tab === current,
          ...(all !== undefined && all > 0 && { count: number(all) }),
          waiting: waiting === 0 ? 0 : number(waiting),
          waitingLabel: t('frame.waiting', { count: waiting }),
        };
      })}
    />
  );
}
