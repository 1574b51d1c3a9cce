import type { Gyg } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner, Button, Cluster, Split, Stack } from '@gyg/design-system';
import { Checkbox, ErrorSummary, ImageCropper, TextArea, TextField } from '@gyg/design-system/forms';
import { paths, TextIn, Trans, textLang, useTranslation } from '@gyg/platform';
import { type FormEvent, useId } from 'react';
import { useCropperTexts } from '../model/use-cropper-texts';
import { useTellStory } from '../model/use-tell-story';
import { StoryPeople } from './story-people';
import { StoryPreview } from './story-preview';
import { StorySent } from './story-sent';
import { UploadProgress } from './upload-progress';
import { WithoutPicture } from './without-picture';

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
