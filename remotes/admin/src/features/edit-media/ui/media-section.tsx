import type { GygProfile } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { limits } from '@gyg/contract/rules';
import { Button, EmptyState, ErrorState, IconButton, Picture, Skeleton, Waiting } from '@gyg/design-system';
import { FileField, TextField } from '@gyg/design-system/forms';
import { type Language, textLang, useLoadFailure, useTranslation } from '@gyg/platform';
import { usePendingWork } from '@gyg/platform/forms';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { EditorSection, focusSection, useEditor } from '../../../shared/gyg-editor';
import { usePictureTexts } from '../../../shared/pictures';
import { useMedia, useMediaChanges } from '../api/media';
import s from './media.module.css';

/** The pictures of the gyg, which can be added after it too. */
export function MediaSection() {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { id: gygId, language } = useEditor().desk.gyg;
  const { data, error, refetch } = useMedia(gygId);
  return (
    <EditorSection id="media" title={t('media.title')} lead={t('media.lead')} alwaysOpen>
      {data === undefined && error !== null && (
        <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />
      )}
      {data === undefined && error === null && (
        <Waiting label={t('media.loading')}>
          <Skeleton shape="block" />
        </Waiting>
      )}
      {data?.media.length === 0 && <EmptyState headingLevel={3} title={t('media.empty')} text={t('media.emptyText')} />}
      {data !== undefined && data.media.length > 0 && (
        <MediaList gygId={gygId} media={data.media} lang={textLang(language)} />
      )}
      <AddMedium gygId={gygId} />
    </EditorSection>
  );
}

type Medium = GygProfile['media'][number];

interface MediaListProps {
  gygId: string;
  media: readonly Medium[];
  /** The language of the captions. */
  lang: Language;
}

/** The pictures with their captions, each with a button that deletes it. */
function MediaList({ gygId, media, lang }: MediaListProps) {
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

/** Adds a picture with a caption. */
function AddMedium({ gygId }: { gygId: string }) {
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
