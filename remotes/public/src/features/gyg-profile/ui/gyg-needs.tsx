import type { GygProfile, GygViewer } from '@gyg/contract';
import { Columns, Section, Stack } from '@gyg/design-system';
import { useConfig, useTranslation } from '@gyg/platform';
import type { Ref } from 'react';
import { ownLanguage } from '../../../shared/own-language';
import { isWebAddress } from '../../../shared/web-links';
import { GygDonation } from './gyg-donation';
import s from './gyg-needs.module.css';
import { GygNeedsTable } from './gyg-needs-table';
import { GygTickets } from './gyg-tickets';

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
