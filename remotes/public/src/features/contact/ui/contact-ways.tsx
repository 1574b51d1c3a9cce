import { Banner, Button, Stack } from '@gyg/design-system';
import { isSignedIn, paths, useSession, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './contact.module.css';

/** Without a form: who answers what. No address is made up; the platform knows none of whoever runs it. */
export function ContactWays({ demo, headingLevel }: { demo: boolean; headingLevel: 2 | 3 }) {
  const { t } = useTranslation('public');
  const signedIn = useSession(isSignedIn);
  const userId = useSession((session) => session.userId);
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack gap={4}>
      <p>{t('site.contact.noForm', { site: location.host })}</p>
      <Way heading={<Heading className={s.title}>{t('site.contact.gyg')}</Heading>} text={t('site.contact.gygText')}>
        <a href={paths.search()}>{t('site.contact.gygLink')}</a>
      </Way>
      <Way
        heading={<Heading className={s.title}>{t('site.contact.account')}</Heading>}
        text={t('site.contact.accountText')}
      >
        {signedIn ? (
          <a href={paths.user(userId)}>{t('site.contact.ownPage')}</a>
        ) : (
          <a href={paths.resetPassword()}>{t('site.contact.accountLink')}</a>
        )}
      </Way>
      <Way
        heading={<Heading className={s.title}>{t('site.contact.organization')}</Heading>}
        text={t('site.contact.organizationText')}
      >
        <a href={paths.requestOrganization()}>{t('site.contact.organizationLink')}</a>
      </Way>
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
    <section>
      {heading}
      <p>{text}</p>
      <p className={s.way}>{children}</p>
    </section>
  );
}
