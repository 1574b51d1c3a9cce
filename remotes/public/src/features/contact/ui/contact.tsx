import { Banner, Button, CardGrid, Link, Panel, Skeleton, Stack } from '@gyg/design-system';
import { configOptions, isSignedIn, paths, Trans, useQuery, useSession, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './contact.module.css';

export interface ContactProps {
  /** The level of headings below: 2 on a page, 3 in a dialog. */
  headingLevel: 2 | 3;
}

/**
 * The feedback form if one is configured; else, or if the configuration cannot be loaded, whom to contact about what. Then
 * the e-mail address of the people who run the site, if it is configured.
 */
export function Contact({ headingLevel }: ContactProps) {
  const { t } = useTranslation('public');
  const { data, isPending } = useQuery(configOptions);
  if (isPending) return <Skeleton shape="block" />;
  const address = data?.feedbackFormUrl ?? undefined;
  return (
    <Stack gap={4}>
      {address === undefined ? (
        <ContactWays demo={data?.demo ?? false} headingLevel={headingLevel} />
      ) : (
        <FeedbackForm address={address} />
      )}
      {data?.contactEmail && (
        <p>
          <Trans
            t={t}
            i18nKey="site.contact.email"
            values={{ address: data.contactEmail }}
            components={{ a: <Link href={`mailto:${data.contactEmail}`} /> }}
          />
        </p>
      )}
    </Stack>
  );
}

/** Without a feedback form: whom to contact about what. */
function ContactWays({ demo, headingLevel }: { demo: boolean; headingLevel: 2 | 3 }) {
  const { t } = useTranslation('public');
  const signedIn = useSession(isSignedIn);
  const userId = useSession((session) => session.userId);
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack gap={4}>
      <p>{t('site.contact.noForm', { site: location.host })}</p>
      <CardGrid columns={3}>
        <Way heading={<Heading className={s.title}>{t('site.contact.gyg')}</Heading>} text={t('site.contact.gygText')}>
          <Link variant="standalone" href={paths.search()}>
            {t('site.contact.gygLink')}
          </Link>
        </Way>
        <Way
          heading={<Heading className={s.title}>{t('site.contact.account')}</Heading>}
          text={t('site.contact.accountText')}
        >
          {signedIn ? (
            <Link variant="standalone" href={paths.user(userId)}>
              {t('site.contact.ownPage')}
            </Link>
          ) : (
            <Link variant="standalone" href={paths.resetPassword()}>
              {t('site.contact.accountLink')}
            </Link>
          )}
        </Way>
        <Way
          heading={<Heading className={s.title}>{t('site.contact.organization')}</Heading>}
          text={t('site.contact.organizationText')}
        >
          <Link variant="standalone" href={paths.requestOrganization()}>
            {t('site.contact.organizationLink')}
          </Link>
        </Way>
      </CardGrid>
      {demo && (
        <Banner
          title={t('site.contact.demoTitle')}
          actions={
            <Button variant="secondary" size="sm" icon="external" href="/mailbox" target="_blank" rel="noopener">
              {t('site.contact.demoLink')}
            </Button>
          }
        >
          {t('site.contact.demoText')}
        </Banner>
      )}
    </Stack>
  );
}

function Way({ heading, text, children }: { heading: ReactNode; text: string; children: ReactNode }) {
  return (
    <section className={s.way}>
      {heading}
      <p>{text}</p>
      <p className={s.link}>{children}</p>
    </section>
  );
}

/**
 * A third-party form in a frame, 700 px high. A page cannot detect that a frame is blocked, so a link to the form is
 * always shown below.
 */
function FeedbackForm({ address }: { address: string }) {
  const { t } = useTranslation('public');
  return (
    <Stack gap={3}>
      <p className={s.outside}>{t('site.contact.outside', { host: new URL(address).host })}</p>
      <Panel padding="none" className={s.frame}>
        <iframe
          title={t('site.contact.frame')}
          src={address}
          height={700}
          loading="lazy"
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      </Panel>
      <p>{t('site.contact.blocked')}</p>
      <p>
        <Button variant="secondary" icon="external" href={address} target="_blank" rel="noopener">
          {t('site.contact.open')}
        </Button>
      </p>
    </Stack>
  );
}
