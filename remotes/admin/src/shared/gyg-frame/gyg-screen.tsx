import type { Gyg, GygDesk } from '@gyg/contract';
import { Breadcrumbs, Page, Skeleton, Tabs, Waiting } from '@gyg/design-system';
import { paths, textLang, useFormat, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { RequireHost } from '../frame';
import { GygHead } from './gyg-head';
import s from './gyg-head.module.css';

/** The pages of one gyg for its hosts, in the order of the tabs. */
const gygTabs = [
  'overview',
  'bookings',
  'members',
  'recipients',
  'waitlist',
  'representation',
  'stories',
  'attendance',
  'messages',
] as const;
type GygTab = (typeof gygTabs)[number];
/** With the pages that have no tab. */
type GygPage = GygTab | 'invite';

/** The address of each page. */
const tabPaths: Readonly<Record<GygTab, (gygId: string) => string>> = {
  overview: paths.gygDesk,
  bookings: paths.deskBookings,
  members: paths.deskMemberBookings,
  recipients: paths.deskRecipients,
  waitlist: paths.deskWaitlist,
  representation: paths.deskRepresentations,
  stories: paths.deskStories,
  attendance: paths.doorList,
  messages: paths.deskMessages,
};

export interface GygScreenProps {
  /** The page's tab, or a page without one. It also names the page in the browser. */
  tab: GygPage;
  /** The skeleton of the page's content. */
  waiting: ReactNode;
  /** The page's content. It is mounted again when the address shows another gyg. */
  children: (desk: GygDesk) => ReactNode;
}

/**
 * The frame of the pages of one gyg (`:gygId` in the path) for its hosts: breadcrumbs, the gyg with its actions, and
 * tabs with counts. Without the organisation's navigation, because gyg managers use these pages in user mode.
 */
export function GygScreen({ tab, waiting, children }: GygScreenProps) {
  return (
    <RequireHost waiting={<FrameSkeleton tab={tab}>{waiting}</FrameSkeleton>}>
      {(desk) => (
        <Frame tab={tab} desk={desk}>
          {children(desk)}
        </Frame>
      )}
    </RequireHost>
  );
}

function Frame({ tab, desk, children }: { tab: GygPage; desk: GygDesk; children: ReactNode }) {
  const { t } = useTranslation('admin');
  usePageTitle(t('gygFrame.pageTitle', { page: t(`gygFrame.tabs.${tab}`), title: desk.gyg.title }));
  return (
    <Page padded="low">
      <GygCrumbs gyg={desk.gyg} />
      <GygHead desk={desk} />
      <GygTabLinks desk={desk} current={tab} />
      <div className={s.body}>{children}</div>
    </Page>
  );
}

function FrameSkeleton({ tab, children }: { tab: GygPage; children: ReactNode }) {
  const { t } = useTranslation('admin');
  usePageTitle(t(`gygFrame.tabs.${tab}`));
  return (
    <Page padded="low">
      <GygCrumbs gyg={undefined} />
      <Waiting label={t('gygFrame.loading')}>
        <GygHeadSkeleton />
        <div className={s.body}>{children}</div>
      </Waiting>
    </Page>
  );
}

/** Breadcrumbs: from the organisation's gygs in admin mode, else from the gygs that the user manages. */
function GygCrumbs({ gyg }: { gyg: Gyg | undefined }) {
  const { t } = useTranslation('admin');
  const hosts = useSession(
    ({ loginRole, organizationId }) =>
      loginRole === 'ADMIN' && (gyg === undefined || organizationId === gyg.organizationId),
  );
  const parents = hosts
    ? [
        { label: t('frame.dashboard'), href: paths.dashboard() },
        { label: t('frame.hosted'), href: paths.hostedGygs() },
      ]
    : [{ label: t('managed.title'), href: paths.managedGygs() }];
  const here = gyg ? { label: gyg.title, lang: textLang(gyg.language) } : { label: '…' };
  return <Breadcrumbs label={t('gygFrame.youAreHere')} items={[...parents, here]} />;
}

/** The placeholder of a gyg's head and tabs. */
function GygHeadSkeleton() {
  return (
    <div className={s.root}>
      <Skeleton shape="block" className={s.picture} />
      <div className={s.words}>
        <Skeleton length="short" />
        <Skeleton shape="heading" length="long" />
        <Skeleton length="half" />
      </div>
    </div>
  );
}

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
function GygTabLinks({ desk, current }: { desk: GygDesk; current: GygPage }) {
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

/**
 * The tabs that the caller can use: what concerns the organisation is for its administrators, and recipients have a tab
 * if the gyg has places for them. A draft has no waiting list.
 */
function useShownTabs({ gyg, recipients, isAdmin }: GygDesk): readonly GygTab[] {
  // In admin mode these pages are about the organisation that the user acts for.
  const forOther = useSession(
    ({ loginRole, organizationId }) => loginRole === 'ADMIN' && organizationId !== gyg.organizationId,
  );
  const hidden = new Set<GygTab>([
    ...(isAdmin && !forOther ? [] : (['members'] as const)),
    ...(isAdmin ? [] : (['representation'] as const)),
    ...(gyg.state === 'CREATED' ? (['waitlist'] as const) : []),
    ...(recipients.places === 0 && recipients.taken === 0 ? (['recipients'] as const) : []),
  ]);
  return gygTabs.filter((tab) => !hidden.has(tab));
}
