import { Button, Panel } from '@gyg/design-system';
import { Offer } from '@gyg/design-system/details';
import { toLocale, useLanguage, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import s from './gyg-tickets.module.css';

export interface GygTicketsProps {
  eventId: string;
  /** The ticket provider's name. */
  provider: string;
}

/**
 * Tickets from an external provider. Nothing is loaded from it before the visitor agrees, because it may set cookies and
 * sees the visitor's address.
 */
export function GygTickets({ eventId, provider }: GygTicketsProps) {
  const { t } = useTranslation('public');
  const locale = toLocale(useLanguage());
  const [agreed, setAgreed] = useState(false);
  if (!agreed) {
    return (
      <Offer
        icon="ticket"
        headingLevel={3}
        title={t('gyg.tickets.title', { provider })}
        text={t('gyg.tickets.text', { provider })}
        action={
          <Button variant="secondary" onClick={() => setAgreed(true)}>
            {t('gyg.tickets.show')}
          </Button>
        }
      />
    );
  }
  return (
    <Panel padding="none" className={s.panel}>
      <iframe
        className={s.frame}
        title={t('gyg.tickets.title', { provider })}
        src={`/tickets/${encodeURIComponent(eventId)}?lang=${locale}`}
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
    </Panel>
  );
}
