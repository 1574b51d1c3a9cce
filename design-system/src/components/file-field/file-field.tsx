import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Field, FieldError, type FieldTexts } from '../field/field';
import { ChoosePicture } from '../image-cropper/choose-picture';
import type { CropProblem } from '../image-cropper/image-cropper-texts';
import { openPicture } from '../image-cropper/picture-file';
import { Progress } from '../progress-bar/progress-bar';
import { CropDialog } from './crop-dialog';
import s from './file-field.module.css';
import type { FileCrop, FileFieldTexts } from './file-field-texts';

export interface FileFieldProps
  extends Omit<FieldTexts, 'labelHidden'>,
    Omit<ComponentPropsWithRef<'div'>, keyof FieldTexts | 'children'> {
  texts: FileFieldTexts;
  /** The URL of the current picture (a gyg's hero); without it the field is empty. */
  current?: string | undefined;
  /** Called with the chosen JPEG or PNG (cropped, with `crop`), or with null when the picture was removed. */
  onValueChange: (file: File | null) => void;
  /** Called with each chosen file's reading, which ends after `onValueChange`: a form must not be sent before. */
  onOpening?: ((opening: Promise<void>) => void) | undefined;
  /** Opens a chosen file in a dialog to be cropped first. */
  crop?: FileCrop | undefined;
  /** The upload progress, from 0 to 1, while a file is uploading. */
  progress?: number | undefined;
  /** Width divided by height of the preview; that of `crop` by default. */
  aspect?: number | undefined;
  disabled?: boolean | undefined;
  /** The picture can be replaced, but not removed. */
  required?: boolean | undefined;
}

/**
 * A picture to choose or drop, with preview, replace and remove, and cropping where it must have a fixed shape. `ref`
 * and other props go to the root.
 */
export const FileField = (props: FileFieldProps) => {
  const { label, optional, hint, error, id, texts, current, onValueChange, onOpening, crop, progress, ...others } =
    props;
  const { aspect = crop?.aspect ?? 16 / 9, disabled = false, required = false, ...rest } = others;
  const { preview, name, opening, problem, take, clear } = usePickedFile(onValueChange);
  const open = (file: File) => {
    const opening = take(file);
    onOpening?.(opening);
  };
  const [removed, setRemoved] = useState(false);
  const [toCrop, setToCrop] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const inputId = id ?? ownId;
  const shown = preview ?? (removed ? undefined : current);
  const uploading = progress !== undefined;
  const wrong = problem ? texts.problem(problem) : undefined;
  const remove = () => {
    setRemoved(true);
    clear();
    // The button no longer exists: move the focus to choosing.
    input.current?.focus();
  };
  return (
    <Field {...{ label, optional, hint, error, id: inputId }} {...rest}>
      {(wiring) => (
        <div className={s.box} data-filled={shown ? true : undefined} aria-busy={opening || uploading || undefined}>
          {shown && (
            <img
              className={s.preview}
              data-shape={crop?.shape}
              src={shown}
              alt={name ?? ''}
              style={{ aspectRatio: aspect }}
            />
          )}
          <div className={s.actions}>
            <ChoosePicture
              ref={input}
              id={wiring.id}
              labelledBy={`${inputId}-label`}
              label={shown ? texts.replace : texts.choose}
              hint={<span className={s.hint}>{opening ? texts.opening : texts.chooseHint}</span>}
              compact={shown !== undefined}
              describedBy={[wiring['aria-describedby'], wrong && `${inputId}-wrong`].filter(Boolean).join(' ')}
              invalid={Boolean(error || wrong)}
              disabled={disabled || uploading}
              onFile={(file) => {
                if (crop) setToCrop(file);
                else open(file);
              }}
            />
            {shown && !required && (
              <Button variant="quiet" size="sm" icon="trash" disabled={disabled || uploading} onClick={remove}>
                {texts.remove}
              </Button>
            )}
          </div>
          <div role="status" className={s.progress}>
            {uploading && (
              <>
                <Progress label={texts.uploading(progress)} value={progress} max={1} />
                <span>{texts.uploading(progress)}</span>
              </>
            )}
            {opening && shown && <span>{texts.opening}</span>}
          </div>
          <div role="alert" className={s.wrong}>
            <FieldError id={`${inputId}-wrong`}>{wrong}</FieldError>
          </div>
          <CropDialog
            crop={crop}
            file={toCrop}
            onClose={() => setToCrop(undefined)}
            onCropped={(file) => {
              setToCrop(undefined);
              open(file);
            }}
          />
        </div>
      )}
    </Field>
  );
};

interface Picked {
  opening: boolean;
  /** A `data:` URL of the chosen file, and its name. */
  preview: string | undefined;
  name: string | undefined;
  problem: CropProblem | undefined;
}

const nothing: Picked = { opening: false, preview: undefined, name: undefined, problem: undefined };

/** Checks that a file is a picture, and shows it. A WebP becomes a JPEG. */
function usePickedFile(onValueChange: (file: File | null) => void) {
  const [picked, setPicked] = useState(nothing);
  const latest = useRef<File>(undefined);
  const take = async (file: File) => {
    latest.current = file;
    setPicked((before) => ({ ...before, opening: true, problem: undefined }));
    const picture = await openPicture(file);
    // If another file is chosen while a large photo is opening, the second one counts.
    if (latest.current !== file) return;
    if (typeof picture === 'string') return setPicked((before) => ({ ...before, opening: false, problem: picture }));
    setPicked({ ...nothing, preview: picture.preview, name: picture.file.name });
    onValueChange(picture.file);
  };
  const clear = () => {
    latest.current = undefined;
    setPicked(nothing);
    onValueChange(null);
  };
  return { ...picked, take, clear };
}
