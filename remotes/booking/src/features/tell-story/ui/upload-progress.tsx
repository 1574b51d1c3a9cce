import { Banner, Button, Progress } from '@gyg/design-system';
import { useErrorText, useTranslation } from '@gyg/platform';
import type { TellStory } from '../model/use-tell-story';
import s from './tell-story.module.css';

/** Announced in steps, so that a screen reader is not flooded. */
const stepped = (part: number) => Math.floor(part * 10) * 10;

/** The progress of an upload; while the connection is lost, buttons to retry and to stop; or why it failed. */
export function UploadProgress({ upload }: Pick<TellStory, 'upload'>) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const { state, retry, cancel } = upload;
  const failure = state.phase === 'failed' ? errorText(state.error) : undefined;
  return (
    <>
      <div role="status" className={s.live}>
        {state.phase === 'sending' && (
          <div className={s.progress}>
            <Progress label={t('stories.sending', { percent: stepped(state.part) })} value={state.part} max={1} />
            <span>{t(state.part < 1 ? 'stories.sending' : 'stories.almost', { percent: stepped(state.part) })}</span>
          </div>
        )}
        {state.phase === 'paused' && (
          <Banner
            tone="warn"
            title={t('stories.paused.title')}
            actions={
              <>
                <Button size="sm" icon="refresh" onClick={retry}>
                  {t('stories.paused.retry')}
                </Button>
                <Button size="sm" variant="secondary" onClick={cancel}>
                  {t('stories.paused.stop')}
                </Button>
              </>
            }
          >
            {t('stories.paused.text')}
          </Banner>
        )}
      </div>
      {failure && (
        <Banner tone="bad" role="alert" title={t('stories.failed')}>
          <p>{failure.text}</p>
          <small>{failure.detail}</small>
        </Banner>
      )}
    </>
  );
}
