import type { GygProfile } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { Button, Dialog, IconButton, Picture } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useMediaChanges } from '../api/media';
import s from './media.module.css';

type Medium = GygProfile['media'][number];

export interface MediaListProps {
  gygId: string;
  media: readonly Medium[];
}

/** The pictures with their captions, each with a button that deletes it. */
export function MediaList({ gygId, media }: MediaListProps) {
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
              <span className={s.caption}>{medium.caption === '' ? t('media.noCaption') : medium.caption}</span>
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
      <Dialog
        open={asked !== undefined}
        onClose={close}
        size="sm"
        title={t('media.deleteTitle')}
        closeLabel={t('acts.close')}
        actions={
          <>
            <Button variant="secondary" data-autofocus onClick={close}>
              {t('media.keep')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void confirm()}>
              {t('media.deleteConfirm')}
            </Button>
          </>
        }
      >
        {t('media.deleteText')}
      </Dialog>
    </>
  );
}
