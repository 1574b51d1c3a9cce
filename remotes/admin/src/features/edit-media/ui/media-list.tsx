import type { GygProfile } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { IconButton, Picture } from '@gyg/design-system';
import { type Language, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { useMediaChanges } from '../api/media';
import s from './media.module.css';

type Medium = GygProfile['media'][number];

export interface MediaListProps {
  gygId: string;
  media: readonly Medium[];
  /** The language of the captions. */
  lang: Language;
}

/** The pictures with their captions, each with a button that deletes it. */
export function MediaList({ gygId, media, lang }: MediaListProps) {
  const { t } = useTranslation('admin');
  const { remove } = useMediaChanges(gygId);
  const [asked, setAsked] = useState<Medium>();
  const [busy, setBusy] = useState(false);
  const close = () => setAsked(undefined);
  const confirm = async () => {
    if (asked === undefined) return;
    setBusy(true);
    await remove(asked.id);
    setBusy(false);
    close();
  };
  return (
    <>
      <ul className={s.list}>
        {media.map((medium, index) => (
          <li key={medium.id}>
            <Picture {...heroSizes(medium.url)} sizes="240px" className={s.picture} alt={medium.caption} />
            <div className={s.line}>
              <span className={s.caption} lang={medium.caption === '' ? undefined : lang}>
                {medium.caption === '' ? t('media.noCaption') : medium.caption}
              </span>
              <IconButton
                icon="trash"
                label={t('media.delete', {
                  name: medium.caption === '' ? t('media.number', { number: index + 1 }) : medium.caption,
                })}
                onClick={() => setAsked(medium)}
              />
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('media.deleteTitle')}
        confirm={t('media.deleteConfirm')}
        progress={busy ? { done: 0, total: 1 } : undefined}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <p>{t('media.deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
