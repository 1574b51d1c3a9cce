import type { GygProfile, GygViewer } from '@gyg/contract';
import { PlacesPanel, RichText } from '@gyg/design-system';
import { toLanguage, useFormat, useTranslation } from '@gyg/platform';
import { RecipientActions } from './recipient-actions';
import s from './recipients.module.css';

export interface RecipientsAreaProps {
  profile: GygProfile;
  viewer: GygViewer | undefined;
  /** Called after a place was booked or cancelled. */
  onChanged: () => Promise<void>;
}

/**
 * Places for recipients: how many are left and a button to book one, or how many were booked if the gyg is past.
 * Renders nothing if there are no places.
 */
export function RecipientsArea({ profile, viewer, onChanged }: RecipientsAreaProps) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { places, taken } = profile.beneficiaries;
  const text = profile.gygPage['page.beneficiaryText'];
  const left = Math.max(0, places - taken);
  const isPast = profile.gyg.state === 'FINISHED';
  if (places === 0) return null;
  return (
    <PlacesPanel
      className={s.area ?? ''}
      count={number(isPast ? taken : left)}
      countLabel={t(isPast ? 'gyg.recipients.taken' : 'gyg.recipients.left', {
        count: places,
        places: number(places),
      })}
      title={t('gyg.recipients.title')}
    >
      {text !== '' && !isPast && <RichText lang={toLanguage(profile.gyg.language)} html={text} />}
      <RecipientActions gyg={profile.gyg} left={left} viewer={viewer} onChanged={onChanged} />
    </PlacesPanel>
  );
}
