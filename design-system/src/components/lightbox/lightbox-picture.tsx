import { useState } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import type { PictureSource } from '../picture/picture';
import s from './lightbox.module.css';
import type { LightboxTexts } from './lightbox-item';

interface LightboxPictureProps {
  picture: PictureSource;
  texts: Pick<LightboxTexts, 'failed' | 'retry'>;
}

/** The picture as large as fits; shows a placeholder while loading, and a retry button if it fails. */
export const LightboxPicture = ({ picture, texts }: LightboxPictureProps) => {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const { alt = '', priority: _priority, night: _night, wide: _wide, ...source } = picture;
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  if (state === 'failed') {
    return (
      <div className={s.failed} role="status">
        <Icon name="image" size="lg" />
        <p>{texts.failed}</p>
        <Button variant="secondary" size="sm" icon="refresh" onClick={retry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    <img
      key={attempt}
      className={s.picture}
      data-state={state}
      alt={alt}
      decoding="async"
      draggable={false}
      onLoad={() => setState('ready')}
      onError={() => setState('failed')}
      {...source}
    />
  );
};
