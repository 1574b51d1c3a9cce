import type { Gyg, Story } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner, Button, Cluster, Split, Stack } from '@gyg/design-system';
import {
  Checkbox,
  ErrorSummary,
  ImageCropper,
  type ImageCropperTexts,
  RadioCards,
  TextArea,
  TextField,
} from '@gyg/design-system/forms';
import { paths, TextIn, Trans, textLang, useFormat, useTranslation } from '@gyg/platform';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { CopyLink } from '../../../shared/copy-link';
import { type NoPicture, type TellStory, useTellStory } from '../model/use-tell-story';
import { StoryPreview } from './story-preview';
import s from './tell-story.module.css';
import { UploadProgress } from './upload-progress';

interface StoryFormProps {
  gyg: Gyg;
  /** A host's story is published at once. */
  asHost: boolean;
}

/** The shape of a story's picture. */
const shape = { aspect: 16 / 9, minHeight: 600 };

/** The form of a story: picture, words and consent, with a preview of its card. */
export function StoryForm({ gyg, asHost }: StoryFormProps) {
  const { t } = useTranslation('booking');
  const id = useId();
  const texts = useCropperTexts(shape.minHeight);
  const story = useTellStory(gyg.id);
  const { draft, change, problems, withPicture, send, upload } = story;
  const busy = upload.state.phase === 'sending' || upload.state.phase === 'paused';
  const fields = { caption: `${id}-caption`, people: `${id}-people`, agreed: `${id}-agreed` };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  const form = (
    <form noValidate onSubmit={submit} aria-label={t('stories.title')}>
      <Stack gap={4}>
        <StorySent story={story.sent} />
        <div inert={busy}>
          <Stack gap={4}>
            {story.lostPicture && (
              <Banner tone="warn" title={t('stories.lostPicture.title')}>
                {t('stories.lostPicture.text')}
              </Banner>
            )}
            <ImageCropper key={story.round} {...shape} {...story.cropper} texts={texts} inline />
            {withPicture && (
              <TextField
                label={t('stories.altText')}
                optional={t('stories.altTextFor')}
                maxLength={limits.altText}
                value={draft.altText}
                onChange={({ currentTarget }) => change({ altText: currentTarget.value })}
              />
            )}
            <TextArea
              id={fields.caption}
              label={t('stories.caption')}
              hint={t('stories.captionHint', { most: limits.storyPreview })}
              rows={6}
              maxLength={limits.caption}
              counter={(used, most) => t('stories.counter', { used, most })}
              value={draft.caption}
              onChange={({ currentTarget }) => change({ caption: currentTarget.value })}
              error={problems.includes('caption') && t('stories.problem.caption')}
            />
            {withPicture && <StoryPeople {...{ draft, change, problems }} ids={fields} />}
            <Checkbox
              checked={draft.mayShare}
              onChange={({ currentTarget }) => change({ mayShare: currentTarget.checked })}
              hint={t('stories.mayShareHint')}
            >
              <Trans
                t={t}
                i18nKey="stories.mayShare"
                components={{ host: <TextIn text={gyg.orgName} lang={textLang(gyg.language)} /> }}
              />
            </Checkbox>
          </Stack>
        </div>
        {problems.length > 0 && (
          <ErrorSummary
            title={t('stories.incomplete')}
            fields={problems.map((problem) => ({ id: fields[problem], label: t(`stories.problem.${problem}`) }))}
          />
        )}
        <WithoutPicture why={story.noPicture} onSend={() => void send('without')} />
        <UploadProgress upload={upload} />
        <Cluster justify="end">
          <Button variant="secondary" size="lg" href={paths.gyg(gyg.id)} onClick={story.discard}>
            {t('stories.cancel')}
          </Button>
          <Button type="submit" size="lg" busy={busy}>
            {t(asHost ? 'stories.publish' : 'stories.send')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
  return <Split main={form} side={<StoryPreview gyg={gyg} asHost={asHost} draft={draft} preview={story.preview} />} />;
}

/** The cropper's texts for pictures with a minimum height in pixels. */
function useCropperTexts(minHeight: number): ImageCropperTexts {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  const pixels = number(minHeight);
  return {
    choose: t('stories.picture.choose'),
    chooseHint: t('stories.picture.chooseHint', { pixels }),
    chooseAnother: t('stories.picture.chooseAnother'),
    opening: t('stories.picture.opening'),
    frame: t('stories.picture.frame'),
    howTo: t('stories.picture.howTo'),
    zoom: t('stories.picture.zoom'),
    zoomIn: t('stories.picture.zoomIn'),
    zoomOut: t('stories.picture.zoomOut'),
    rotate: t('stories.picture.rotate'),
    remove: t('stories.picture.remove'),
    save: t('stories.send'),
    cancel: t('stories.cancel'),
    uploading: (part) => t('stories.sending', { percent: Math.round(part * 100) }),
    problem: (problem, size) =>
      t(`stories.picture.problem.${problem}`, {
        pixels,
        width: number(size?.width ?? 0),
        height: number(size?.height ?? 0),
      }),
  };
}

/** The result of sending a story, with the link for the people in the picture. */
function StorySent({ story }: { story: Story | undefined }) {
  const { t } = useTranslation('booking');
  const banner = useRef<HTMLDivElement>(null);
  const id = story?.id;
  useEffect(() => {
    // The form is empty again, so screen readers need to be told what happened.
    if (id !== undefined) banner.current?.focus();
  }, [id]);
  if (story === undefined) return null;
  return (
    <Banner
      ref={banner}
      tabIndex={-1}
      tone="good"
      title={t(story.approved ? 'stories.published' : 'stories.uploaded')}
      actions={story.consentUrl !== undefined && <CopyLink url={story.consentUrl} />}
    >
      {t(story.consentUrl === undefined ? 'stories.sent.text' : 'stories.sent.withPeople')}
    </Banner>
  );
}

interface StoryPeopleProps extends Pick<TellStory, 'draft' | 'change' | 'problems'> {
  /** The ids of the two fields. */
  ids: { people: string; agreed: string };
}

/** Whether anyone can be recognised in the picture, and if so, that they have agreed. */
function StoryPeople({ draft, change, problems, ids }: StoryPeopleProps) {
  const { t } = useTranslation('booking');
  return (
    <Stack gap={3}>
      <RadioCards
        id={ids.people}
        tabIndex={-1}
        legend={t('stories.people.question')}
        options={[
          { value: 'YES', title: t('stories.people.yes') },
          { value: 'NO', title: t('stories.people.no') },
        ]}
        value={draft.people}
        onValueChange={(people) => change({ people: people === 'YES' ? 'YES' : 'NO' })}
        error={problems.includes('people') && t('stories.problem.people')}
      />
      {draft.people === 'YES' && (
        <Checkbox
          id={ids.agreed}
          checked={draft.agreed}
          onChange={({ currentTarget }) => change({ agreed: currentTarget.checked })}
          hint={t('stories.people.hint')}
          error={problems.includes('agreed') && t('stories.problem.agreed')}
        >
          {t('stories.people.agreed')}
        </Checkbox>
      )}
    </Stack>
  );
}

interface WithoutPictureProps {
  /** Why there is no picture; undefined hides the question. */
  why: NoPicture | undefined;
  onSend: () => void;
}

/** Asks before a story is sent without a picture. */
function WithoutPicture({ why, onSend }: WithoutPictureProps) {
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
