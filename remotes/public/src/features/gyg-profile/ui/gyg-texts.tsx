import type { Gyg, GygPage } from '@gyg/contract';
import { RichText, Section, VisuallyHidden } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { isOnline } from '../../../shared/gyg-state';
import { mapLink } from '../../../shared/share-links';
import s from './gyg-profile.module.css';

/** The host's words before the needs. */
export const GygPreface = ({ page }: { page: GygPage }) =>
  page['page.preface'] === '' ? null : <RichText className={s.preface ?? ''} html={page['page.preface']} />;

/** What came of a gyg: only once it is over (specification 2.5). */
export function GygImpact({ gyg, page }: { gyg: Gyg; page: GygPage }) {
  const { t } = useTranslation('public');
  if (gyg.state !== 'FINISHED' || page['page.impact'] === '') return null;
  return (
    <Section className={s.impact ?? ''} spacing="none" title={t('gyg.impact')} data-goal={gyg.sdgGoalId}>
      <RichText html={page['page.impact']} />
    </Section>
  );
}

/** What it is about, at length. */
export function GygDescription({ page }: { page: GygPage }) {
  const { t } = useTranslation('public');
  if (page['page.description'] === '') return null;
  return (
    <Section title={t('gyg.description')} spacing="tight">
      <RichText html={page['page.description']} />
    </Section>
  );
}

/** Where it is, with a way to a map; hidden when it is over or online (specification 2.5). */
export function GygPlace({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('public');
  if (gyg.state === 'FINISHED' || gyg.address === '' || isOnline(gyg.address)) return null;
  return (
    <Section title={t('gyg.place.title')} spacing="tight">
      <p>{gyg.address}</p>
      <a className={s.map} href={mapLink(gyg.address)} target="_blank" rel="noopener">
        {t('gyg.place.openMap')} <VisuallyHidden>{t('gyg.place.newWindow')}</VisuallyHidden>
      </a>
    </Section>
  );
}
