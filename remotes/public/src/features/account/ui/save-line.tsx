import { Button, Icon } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { Saving } from '../api/update-own-user';
import s from './account-part.module.css';

/** The save button of a part, and the result: announced, and shown until the next change. */
export function SaveLine({ saving: { busy, saved, failure } }: { saving: Saving }) {
  const { t } = useTranslation('public');
  return (
    <div className={s.save}>
      <Button type="submit" busy={busy}>
        {t('profile.account.save')}
      </Button>
      <span role="status">
        {saved && (
          <span className={s.saved}>
            <Icon name="check" />
            {t('profile.account.saved')}
          </span>
        )}
      </span>
      <span role="alert">
        {failure && (
          <>
            <span className={s.failure}>{failure.text}</span> <span className={s.detail}>{failure.detail}</span>
          </>
        )}
      </span>
    </div>
  );
}
