import { Banner, Button, CardGrid, Link, Stack } from '@gyg/design-system';
import { isSignedIn, paths, useSession, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './contact.module.css';

/** Without a feedback form: whom to contact about what. */
export function ContactWays({ demo, headingLevel }: { demo: boolean; headingLevel: 2 | 3 }) {
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
