import { isOnline } from '@gyg/contract/gyg-place';
import { Panel, RichText, Section, Stack } from '@gyg/design-system';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import { IconFact } from '../../../shared/icon-fact';
import { PlaceName } from '../../../shared/place-name';
import type { Entry } from '../model/entry';

/** When and where the gyg of these entries takes place, and the information for participants. Nothing if it is unpublished. */
export function GygOverview({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('booking');
  const { gygLine } = useFormat();
  const [entry] = entries;
  if (entry === undefined || !entry.gygVisible) return null;
  const info = entries.find(({ participantInfo }) => participantInfo)?.participantInfo;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <IconFact icon="calendar">{gygLine({ ...entry, state: entry.gygState }).main}</IconFact>
        <IconFact icon={isOnline(entry.address) ? 'globe' : 'pin'}>
          <PlaceName address={entry.address} />
        </IconFact>
      </Stack>
      {info !== undefined && (
        <Panel tone="sunken">
          <Section title={t('bookings.ofGyg.information')} size="small" spacing="none">
            <RichText html={info} lang={textLang(entry.gygLanguage)} />
          </Section>
        </Panel>
      )}
    </Stack>
  );
}
