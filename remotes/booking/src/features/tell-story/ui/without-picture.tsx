import { Banner, Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { NoPicture } from '../model/use-tell-story';
import s from './tell-story.module.css';

interface WithoutPictureProps {
  /** Why there is no picture; undefined where it was not asked. */
  why: NoPicture | undefined;
  onSend: () => void;
}

/** The choice to send a story without a picture: nothing is left out unasked. */
export function WithoutPicture({ why, onSend }: WithoutPictureProps) {
  const { t } = useTranslation('booking');
  return (
    <div role="alert" className={s.live}>
      {why !== undefined && (
        <Banner
          tone="warn"
          title={t(`stories.without.${why}`)}
          actions={
            <Button size="sm" variant="secondary" onClick={onSend}>
              {t('stories.without.send')}
            </Button>
          }
        >
          {t('stories.without.text')}
        </Banner>
      )}
    </div>
  );
}
