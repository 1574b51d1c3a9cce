import { limits } from '@gyg/contract/rules';
import { Button } from '@gyg/design-system';
import { FileField, TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { usePendingWork } from '@gyg/platform/forms';
import { useRef, useState } from 'react';
import { focusSection } from '../../../shared/gyg-editor';
import { usePictureTexts } from '../../../shared/pictures';
import { useMediaChanges } from '../api/media';
import s from './media.module.css';

/** Adds a picture with a caption. */
export function AddMedium({ gygId }: { gygId: string }) {
  const { t } = useTranslation('admin');
  // Without a crop the aspect has no effect.
  const { texts } = usePictureTexts('media', 1);
  const { add, progress, failure } = useMediaChanges(gygId);
  const work = usePendingWork();
  const [image, setImage] = useState<File | null>(null);
  const chosen = useRef(image);
  const [caption, setCaption] = useState('');
  const [round, setRound] = useState(0);
  const send = async () => {
    // Another picture may still be opening.
    await work.settled();
    if (chosen.current === null || !(await add(chosen.current, caption))) return;
    setImage(null);
    setCaption('');
    // An empty field for the next picture.
    setRound(round + 1);
    focusSection('media');
  };
  return (
    <div className={s.add}>
      <FileField
        key={round}
        label={t('media.file')}
        texts={texts}
        onOpening={work.track}
        onValueChange={(file) => {
          chosen.current = file;
          setImage(file);
        }}
        progress={progress}
        error={failure}
      />
      {image !== null && (
        <>
          <TextField
            label={t('media.caption')}
            optional={t('editor.optional')}
            hint={t('media.captionHint')}
            maxLength={limits.summary}
            value={caption}
            autoComplete="off"
            onChange={({ currentTarget }) => setCaption(currentTarget.value)}
          />
          <Button variant="secondary" icon="plus" busy={progress !== undefined} onClick={() => void send()}>
            {t('media.add')}
          </Button>
        </>
      )}
    </div>
  );
}
