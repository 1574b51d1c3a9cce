import { imageRules } from '@gyg/contract/images';
import { limits } from '@gyg/contract/rules';
import { FileField, TextArea } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { EditorSection, useEditor } from '../../../shared/gyg-editor';
import { usePictureTexts } from '../../../shared/pictures';
import { useFieldError } from '../../../shared/schema-form';
import { useHeroPicture } from '../api/use-hero-picture';
import { useForms } from './forms-context';
import { PicturePreviews } from './picture-previews';

const aspect = imageRules.hero.aspect ?? 16 / 9;

/** The picture of the page and its cards, or the goal’s poster, and what the picture shows. */
export function PictureSection() {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const { texts, crop } = usePictureTexts('hero', aspect);
  const { desk, phase } = useEditor();
  const { heroImage } = desk.gyg;
  const { control, formState } = useForms().gyg;
  const { progress, failure, send, remove } = useHeroPicture();
  return (
    <EditorSection id="picture" title={t('editor.picture.title')} lead={t('editor.picture.lead')}>
      <FileField
        // Another picture on the server replaces the preview of the chosen file.
        key={heroImage}
        id="gyg-picture"
        label={t('editor.picture.file')}
        hint={heroImage === null ? t('editor.picture.poster') : undefined}
        texts={texts}
        current={heroImage ?? undefined}
        progress={progress}
        error={failure}
        disabled={phase === 'finished'}
        crop={crop}
        onValueChange={(file) => void (file === null ? remove() : send(file))}
      />
      <PicturePreviews />
      {heroImage !== null && (
        <Controller
          control={control}
          name="heroAlt"
          render={({ field }) => (
            <TextArea
              {...field}
              id="gyg-alt"
              label={t('editor.picture.alt')}
              hint={t('editor.picture.altHint')}
              rows={2}
              maxLength={limits.altText}
              counter={(used, most) => t('editor.counter', { used, most })}
              error={fieldError(formState.errors.heroAlt)}
            />
          )}
        />
      )}
    </EditorSection>
  );
}
