import type { GygProfile, GygViewer, Need } from '@gyg/contract';
import { Button, EmptyState, Page, Split, Stack } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import type { RefusedNeed } from '../model/booking-choice';
import { GygSummary } from './gyg-summary';
import { NeedRefused } from './need-refused';

export interface NothingLeftProps {
  profile: GygProfile;
  viewer: GygViewer;
  refused: RefusedNeed | undefined;
  /** The link to the waiting list of a full need, or the user's place in it. */
  waitlistOf: (need: Need) => ReactNode;
}

/** For a user who can book nothing, or nothing more, at a gyg: why, and what else they can do. */
export function NothingLeft({ profile, viewer, refused, waitlistOf }: NothingLeftProps) {
  const { t } = useTranslation('booking');
  usePageTitle(t('book.nothing.title'));
  const { gyg } = profile;
  return (
    <Page width="medium" padded>
      <Split
        sideFirst
        main={
          <Stack gap={4}>
            {refused !== undefined && (
              <NeedRefused
                refused={refused}
                profile={profile}
                viewer={viewer}
                hasOthers={false}
                waitlistOf={waitlistOf}
              />
            )}
            <EmptyState
              headingLevel={1}
              title={t('book.nothing.title')}
              text={t(
                `book.nothing.${gyg.state === 'FINISHED' ? 'textOver' : viewer.bookings.length > 0 ? 'textBooked' : 'text'}`,
              )}
              actions={
                <>
                  <Button href={paths.gyg(gyg.id)}>{t('book.nothing.toGyg')}</Button>
                  {viewer.bookings.length > 0 && (
                    <Button variant="secondary" href={paths.gygBookings(gyg.id)}>
                      {t('book.nothing.toBookings')}
                    </Button>
                  )}
                </>
              }
            />
          </Stack>
        }
        side={<GygSummary gyg={gyg} />}
      />
    </Page>
  );
}
