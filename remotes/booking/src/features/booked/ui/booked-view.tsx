import { Banner, Button, Cluster, Page, RichText, Section, Split, Stack } from '@gyg/design-system';
import { paths, textLang, usePageTitle, useTranslation } from '@gyg/platform';
import { needIdOf } from '../../../shared/booked-need';
import { bookingPhase } from '../model/booking-phase';
import { colleaguesOf } from '../model/colleagues';
import type { BookedData } from '../model/use-booked-page';
import { BookedHead } from './booked-head';
import s from './booked-view.module.css';
import { Contact } from './contact';
import { FromOrganization } from './from-organization';
import { NextSteps } from './next-steps';
import { ShareGyg } from './share-gyg';
import { Ticket } from './ticket';

export interface BookedViewProps {
  data: BookedData;
  isFresh: boolean;
}

/** One booking: its state, its ticket, what happens next and who else is coming. */
export function BookedView({ data, isFresh }: BookedViewProps) {
  const { booking, profile, viewer, organizations } = data;
  const { t } = useTranslation('booking');
  const { gyg } = profile;
  const phase = bookingPhase(booking, gyg.state);
  usePageTitle(t(`booked.title.${phase}`, { host: gyg.orgName }));
  const lang = textLang(gyg.language);
  const isOver = phase === 'cancelled' || phase === 'declined';
  const isAhead = phase === 'booked' || phase === 'waiting';
  const need = needIdOf(booking);
  return (
    <Page width="medium" padded>
      <BookedHead phase={phase} host={gyg.orgName} reason={booking.cancelReason} isFresh={isFresh} />
      <Ticket booking={booking} gyg={gyg} phase={phase} />
      <div className={s.below}>
        <Split
          main={
            isOver ? (
              <Section spacing="none" title={t('booked.over.title')} lead={t('booked.over.text')}>
                <Cluster>
                  {viewer.canOffer[need]?.allowed && (
                    <Button href={paths.book(gyg.id, { gid: gyg.id, id: need, type: booking.contributionType })}>
                      {t('booked.over.again')}
                    </Button>
                  )}
                  <Button variant="secondary" href={paths.openGygs()}>
                    {t('booked.over.find')}
                  </Button>
                </Cluster>
              </Section>
            ) : (
              <Stack gap={5}>
                <Section spacing="none" title={t(phase === 'past' ? 'booked.whatHappened' : 'booked.next')}>
                  <NextSteps booking={booking} gyg={gyg} viewer={viewer} />
                </Section>
                {isAhead && viewer.participantInfo && (
                  <Banner title={t('booked.info')}>
                    <RichText lang={lang} html={viewer.participantInfo} />
                  </Banner>
                )}
              </Stack>
            )
          }
          side={
            <Stack gap={4}>
              <Contact profile={profile} />
              {!isOver &&
                colleaguesOf(booking, organizations, profile, viewer).map((colleagues) => (
                  <FromOrganization key={colleagues.organizationId} colleagues={colleagues} lang={lang} />
                ))}
              {isAhead && <ShareGyg gyg={gyg} />}
            </Stack>
          }
        />
      </div>
    </Page>
  );
}
