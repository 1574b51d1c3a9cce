import { Page, PageHeader } from '@gyg/design-system';
import { usePageTitle, useTranslation } from '@gyg/platform';
import { Contact } from '../../features/contact';
import s from './contact-page.module.css';

/** Whom to contact, and how. */
export function ContactPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('site.contact.title'));
  return (
    <Page padded width="narrow">
      <PageHeader title={t('site.contact.title')} lead={t('site.contact.lead')} />
      <section className={s.content} aria-label={t('site.contact.title')}>
        <Contact headingLevel={2} />
      </section>
    </Page>
  );
}
