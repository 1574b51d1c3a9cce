import type { GygPage, GygProfile, GygViewer } from '@gyg/contract';
import { Button, Columns, Panel, RichText, Section, Stack, VisuallyHidden } from '@gyg/design-system';
import { Offer } from '@gyg/design-system/details';
import { toLocale, useConfig, useLanguage, useTranslation } from '@gyg/platform';
import { type Ref, useState } from 'react';
import { ownLanguage } from '../../../shared/own-language';
import { isWebAddress } from '../../../shared/web-links';
import s from './gyg-needs.module.css';
import { GygNeedsTable } from './gyg-needs-table';

export interface GygNeedsProps {
  profile: GygProfile;
  viewer: GygViewer | undefined;
  /** The tables, whose rows have the actions. */
  tables: Ref<HTMLDivElement>;
}

/** Everything that can be given: skills, items, money. Renders nothing if there is nothing to give. */
export function GygNeeds({ profile, viewer, tables }: GygNeedsProps) {
  const { t } = useTranslation('public');
  const tickets = useConfig()?.tickets ?? null;
  const { gyg, gygPage, gygPositions, gygCommodities } = profile;
  const hasNeeds = gygPositions.length > 0 || gygCommodities.length > 0;
  const givesMoney = isWebAddress(gygPage['page.donationUrl']);
  const eventId = gygPage['settings.billettoEventId'];
  const sellsTickets = tickets !== null && eventId !== '' && gyg.state !== 'FINISHED';
  if (!hasNeeds && !givesMoney && !sellsTickets) return null;
  return (
    <Section id="needs" title={t(gyg.state === 'FINISHED' ? 'gyg.needs.titlePast' : 'gyg.needs.title')} spacing="tight">
      <Stack gap={4}>
        {hasNeeds && (
          <Stack gap={4} ref={tables}>
            <GygNeedsTable type="SKILL" gyg={gyg} needs={gygPositions} viewer={viewer} />
            <GygNeedsTable type="COMMODITY" gyg={gyg} needs={gygCommodities} viewer={viewer} />
          </Stack>
        )}
        {(givesMoney || sellsTickets) && (
          <Columns count="fit-wide" className={s.ways ?? ''}>
            {givesMoney && <GygDonation page={gygPage} lang={ownLanguage(gyg)} />}
            {sellsTickets && <GygTickets eventId={eventId} provider={tickets.provider} />}
          </Columns>
        )}
      </Stack>
    </Section>
  );
}

interface GygDonationProps {
  page: GygPage;
  /** The language of the host's text. */
  lang: string;
}

/** A link to an external page that collects money. It does not book anything. */
function GygDonation({ page, lang }: GygDonationProps) {
  const { t } = useTranslation('public');
  const text = page['page.donationText'];
  return (
    <Offer
      icon="heart"
      headingLevel={3}
      title={t('gyg.donation.title')}
      text={text === '' ? t('gyg.donation.text') : <RichText lang={lang} html={text} />}
      action={
        <Button variant="secondary" iconEnd="external" href={page['page.donationUrl']} target="_blank" rel="noopener">
          {t('gyg.donation.link')} <VisuallyHidden>{t('gyg.place.newWindow')}</VisuallyHidden>
        </Button>
      }
    />
  );
}

interface GygTicketsProps {
  eventId: string;
  /** The ticket provider's name. */
  provider: string;
}

/**
 * Tickets from an external provider. Nothing is loaded from it before the visitor agrees, because it may set cookies and
 * sees the visitor's address.
 */
function GygTickets({ eventId, provider }: GygTicketsProps) {
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
