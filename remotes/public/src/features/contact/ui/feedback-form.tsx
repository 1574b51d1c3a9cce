import { Button, Panel, Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './contact.module.css';

/**
 * A third-party form in a frame, 700 px high. A page cannot detect that a frame is blocked, so a link to the form is
 * always shown below.
 */
export function FeedbackForm({ address }: { address: string }) {
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
