import { Banner, Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { NoPicture } from '../model/use-tell-story';
import s from './tell-story.module.css';

interface WithoutPictureProps {
  /** Why there is no picture; undefined hides the question. */
  why: NoPicture | undefined;
  onSend: () => void;
}

/** Asks before a story is sent without a picture. */
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
