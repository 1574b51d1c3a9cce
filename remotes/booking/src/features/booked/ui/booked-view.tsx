import type { Gyg, GygProfile } from '@gyg/contract';
import {
  Avatar,
  Banner,
  Button,
  Cluster,
  Link,
  Page,
  Panel,
  RichText,
  Section,
  Split,
  Stack,
} from '@gyg/design-system';
import { ShareRow } from '@gyg/design-system/details';
import { type Language, paths, textLang, useFormat, usePageTitle, useShareRow, useTranslation } from '@gyg/platform';
import { Fragment, type ReactNode } from 'react';
import { needIdOf } from '../../../shared/booked-need';
import { bookingPhase } from '../model/booking-phase';
import { type Colleagues, colleaguesOf } from '../model/colleagues';
import type { BookedData } from '../model/use-booked-page';
import { BookedHead } from './booked-head';
import s from './booked-view.module.css';
import { NextSteps } from './next-steps';
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

/** The contacts for questions: the gyg's managers, then its host. */
function Contact({ profile: { gyg, users } }: { profile: GygProfile }) {
  const { t } = useTranslation('booking');
  return (
    <Panel>
      <Section size="small" spacing="none" title={t('booked.contact')}>
        <Stack gap={3}>
          {users.map(({ id, fullName, profileImage }) => (
            <PersonLine
              key={id}
              name={fullName}
              image={profileImage ?? undefined}
              href={paths.user(id)}
              detail={t('booked.manager')}
            />
          ))}
          <PersonLine
            kind="organization"
            name={gyg.orgName}
            image={gyg.orgLogo ?? undefined}
            href={paths.organizationByName(gyg.orgFriendlyUrl)}
            detail={t('booked.host')}
          />
        </Stack>
      </Section>
    </Panel>
  );
}

interface FromOrganizationProps {
  colleagues: Colleagues;
  /** The language of the needs' titles. */
  lang: Language;
}

/** Who else is coming for one of the user's organisations, with a link to invite more people. */
function FromOrganization({ colleagues, lang }: FromOrganizationProps) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  const { name, people, others, unnamed } = colleagues;
  return (
    <Panel>
      <Section size="small" spacing="none" title={t('booked.colleagues.title', { name })}>
        <Stack gap={3}>
          {people.map(({ userId, name: person, gives }) => (
            <PersonLine
              key={userId}
              name={person}
              href={paths.user(userId)}
              detail={
                gives.length > 0 &&
                gives.map(({ bookingId, needTitle, quantity }, index) => (
                  <Fragment key={bookingId}>
                    {index > 0 && ', '}
                    {quantity > 1 && `${number(quantity)} × `}
                    <span lang={lang}>{needTitle}</span>
                  </Fragment>
                ))
              }
            />
          ))}
          {people.length + unnamed === 0 && <p>{t('booked.colleagues.none')}</p>}
          {others > 0 && <p>{t('booked.colleagues.more', { count: others })}</p>}
          {unnamed > 0 && <p>{t('booked.colleagues.unnamed', { count: unnamed })}</p>}
          <div>
            <Link variant="standalone" icon="plus" href={paths.myOrganizations()}>
              {t('booked.colleagues.invite')}
            </Link>
          </div>
        </Stack>
      </Section>
    </Panel>
  );
}

/** How much is left at the gyg, and buttons to share it. */
function ShareGyg({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  const share = useShareRow({ path: paths.gygByName(gyg.orgFriendlyUrl, gyg.friendlyUrl), title: gyg.title });
  const left = [
    ...(gyg.positionsLeft > 0
      ? [t('booked.share.positions', { count: gyg.positionsLeft, formatted: number(gyg.positionsLeft) })]
      : []),
    ...(gyg.itemsLeft > 0 ? [t('booked.share.items', { count: gyg.itemsLeft, formatted: number(gyg.itemsLeft) })] : []),
  ];
  return (
    <Panel>
      <Section
        size="small"
        spacing="none"
        title={t('booked.share.title')}
        lead={left.length === 0 ? t('booked.share.full') : left.join(', ')}
      >
        <ShareRow label={t('booked.share.label')} {...share} />
      </Section>
    </Panel>
  );
}

interface PersonLineProps {
  /** Whose face or logo it is: a person's by default. */
  kind?: 'person' | 'organization';
  name: string;
  image?: string | undefined;
  href: string;
  detail?: ReactNode;
}

/** A person or organisation in a list: face or logo, name with a link to the profile, a line about them. */
const PersonLine = ({ kind = 'person', name, image, href, detail }: PersonLineProps) => (
  <div className={s.root}>
    <Avatar kind={kind} seed={name} {...(image && { src: image })} />
    <p className={s.words}>
      <a className={s.name} href={href}>
        {name}
      </a>
      {detail && <span className={s.detail}>{detail}</span>}
    </p>
  </div>
);
