import type { GygProfile, GygViewer } from '@gyg/contract';
import { Section, Stack } from '@gyg/design-system';
import { useConfig, useTranslation } from '@gyg/platform';
import { isWebAddress } from '../../../shared/share-links';
import { GygDonation } from './gyg-donation';
import { GygNeedsTable } from './gyg-needs-table';
import { GygTickets } from './gyg-tickets';

export interface GygNeedsProps {
  profile: GygProfile;
  viewer: GygViewer | undefined;
}

/** Everything that can be given: skills, items, money. Renders nothing if there is nothing to give. */
export function GygNeeds({ profile, viewer }: GygNeedsProps) {
  const { t } = useTranslation('public');
  const tickets = useConfig()?.tickets ?? null;
  const { gyg, gygPage, gygPositions, gygCommodities } = profile;
  const donationUrl = gygPage['page.donationUrl'];
  const givesMoney = isWebAddress(donationUrl);
  const eventId = gygPage['settings.billettoEventId'];
  const sellsTickets = tickets !== null && eventId !== '' && gyg.state !== 'FINISHED';
  if (gygPositions.length === 0 && gygCommodities.length === 0 && !givesMoney && !sellsTickets) return null;
  return (
    <Section title={t(gyg.state === 'FINISHED' ? 'gyg.needs.titlePast' : 'gyg.needs.title')} spacing="tight">
      <Stack gap={4}>
        <GygNeedsTable type="SKILL" gyg={gyg} needs={gygPositions} viewer={viewer} />
        <GygNeedsTable type="COMMODITY" gyg={gyg} needs={gygCommodities} viewer={viewer} />
        {sellsTickets && <GygTickets eventId={eventId} provider={tickets.provider} />}
        {givesMoney && <GygDonation url={donationUrl} text={gygPage['page.donationText']} />}
      </Stack>
    </Section>
  );
}
