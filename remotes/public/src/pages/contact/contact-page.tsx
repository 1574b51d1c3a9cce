import { useTranslation } from '@gyg/platform';
import { Contact } from '../../features/contact';
import { StaticPage } from '../../shared/static-page';

/** Whom to contact, and how. */
export function ContactPage() {
  const { t } = useTranslation('public');
  return (
    <StaticPage title={t('site.contact.title')} lead={t('site.contact.lead')} scene="meeting">
      <section aria-label={t('site.contact.title')}>
        <Contact headingLevel={2} />
      </section>
    </StaticPage>
  );
}
