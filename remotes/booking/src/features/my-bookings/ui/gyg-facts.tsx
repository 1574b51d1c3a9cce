import { isOnline } from '@gyg/contract/gyg-place';
import { Icon, Panel, RichText, Section, Stack } from '@gyg/design-system';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import type { Entry } from '../model/entry';
import s from './gyg-facts.module.css';
import { PlaceName } from './place-name';

/** When and where the gyg of these entries is, and what participants need to know. An unpublished gyg has none of it. */
export function GygFacts({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('booking');
  const { gygLine } = useFormat();
  const [one] = entries;
  if (one === undefined || !one.gygVisible) return null;
  const info = entries.find(({ participantInfo }) => participantInfo)?.participantInfo;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <p className={s.fact}>
          <Icon name="calendar" />
          <span>{gygLine({ ...one, state: one.gygState }).main}</span>
        </p>
        <p className={s.fact}>
          <Icon name={isOnline(one.address) ? 'globe' : 'pin'} />
          <span>
            <PlaceName address={one.address} />
          </span>
        </p>
      </Stack>
      {info !== undefined && (
        <Panel tone="sunken">
          <Section title={t('bookings.ofGyg.information')} size="small" spacing="none">
            <RichText html={info} lang={textLang(one.gygLanguage)} />
          </Section>
        </Panel>
      )}
    </Stack>
  );
}
