import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import { FieldError } from '../field/field';
import { Progress } from '../progress-bar/progress-bar';
import { ChoosePicture } from './choose-picture';
import { mostZoom } from './crop-area';
import s from './image-cropper.module.css';
import type { ImageCropperTexts } from './image-cropper-texts';
import { useChosenPicture } from './use-chosen-picture';

// Few visitors crop a picture: the code is loaded on demand.
const cropStage = onDemand(() => import('./crop-stage').then((file) => file.CropStage));

/** Lets a form get the crop when it is submitted. */
export interface CropperHandle {
  /** Resolves with the crop; with undefined after showing why there is none. */
  cut(): Promise<File | undefined>;
}

export interface ImageCropperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Width divided by height of the crop: 1, 16 / 9. */
  aspect: number;
  /** The minimum height of the crop in pixels; smaller pictures are rejected, and zooming stops there. */
  minHeight: number;
  /** The shape of the frame; the output is always a rectangle. */
  shape?: 'rect' | 'round' | undefined;
  texts: ImageCropperTexts;
  /** A file that was chosen elsewhere: it is opened immediately. */
  file?: File | undefined;
  /** Called with the crop: at most 1920 by 1080, with the name and type of the original file. */
  onCropped?: ((file: File) => void) | undefined;
  /** For larger forms: instead of buttons to save and cancel it has one to remove the picture, and `handle` returns the crop. */
  inline?: boolean | undefined;
  handle?: Ref<CropperHandle> | undefined;
  /** Called with a small picture of the crop (a `data:` URL) whenever the crop changes; with undefined without a picture. */
  onPreview?: ((src: string | undefined) => void) | undefined;
  /** Called with whether there is a picture to crop: at first, on each change, and for each other picture. */
  onPicture?: ((hasPicture: boolean) => void) | undefined;
  onCancel?: (() => void) | undefined;
  /** The upload progress, from 0 to 1, while the crop is uploading. */
  progress?: number | undefined;
  /** Why the upload failed; the crop stays and can be sent again. */
  failure?: ReactNode | undefined;
}

/** Chooses and crops a JPEG or PNG, by mouse, touch and keyboard. `ref` and other props go to the root. */
export const ImageCropper = (props: ImageCropperProps) => {
  const {
    aspect,
    minHeight,
    shape = 'rect',
    texts,
    file,
    onCropped,
    inline = false,
    handle,
    onPreview,
    onPicture,
    onCancel,
    progress,
    failure,
    className,
    ...rest
  } = props;
  const chosen = useChosenPicture({ aspect, minHeight }, { onCropped, onPreview }, file);
  const { picture, opened, work, open, cut, turn, remove, setArea } = chosen;
  useImperativeHandle(handle, () => ({ cut }));
  const hasPicture = picture !== undefined;
  const report = useRef(onPicture);
  report.current = onPicture;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is reported too
  useEffect(() => report.current?.(hasPicture), [hasPicture, opened]);
  // Opening another picture retries loading the code if that failed before.
  const { part: CropStage, failed: unreachable } = useOnDemand(cropStage, picture ? opened : false);
  const id = useId();
  const uploading = progress !== undefined;
  const problem = picture && unreachable ? { code: 'unreachable' as const, size: undefined } : chosen.problem;
  const error = problem ? texts.problem(problem.code, problem.size) : !uploading && failure;
  const waiting = work === 'opening' && !picture;
  return (
    <div className={classNames(s.root, className)} {...rest}>
      {picture && (
        <div className={s.crop} inert={uploading}>
          {CropStage ? (
            <CropStage
              // Another picture starts centred.
              key={picture.preview}
              image={picture.preview}
              maxZoom={mostZoom(picture.size, { aspect, minHeight })}
              onArea={setArea}
              {...{ aspect, shape, texts }}
            />
          ) : (
            <div className={s.stage} aria-busy={!unreachable || undefined} />
          )}
        </div>
      )}
      <div className={picture && s.tools}>
        {picture && texts.rotate !== undefined && (
          <Button
            variant="secondary"
            size="sm"
            icon="refresh"
            disabled={uploading || work !== undefined}
            onClick={() => void turn()}
          >
            {texts.rotate}
          </Button>
        )}
        <ChoosePicture
          label={picture ? texts.chooseAnother : texts.choose}
          hint={
            <span className={s.hint} id={`${id}-hint`}>
              {waiting ? texts.opening : texts.chooseHint}
            </span>
          }
          compact={picture !== undefined}
          describedBy={[!picture && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
          invalid={Boolean(problem)}
          disabled={uploading || work === 'cutting'}
          onFile={(file) => void open(file)}
        />
        {picture && inline && texts.remove !== undefined && (
          <Button variant="quiet" size="sm" icon="trash" disabled={uploading} onClick={remove}>
            {texts.remove}
          </Button>
        )}
      </div>
      <div role="alert">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      <div role="status" className={s.progress}>
        {uploading && (
          <>
            <Progress label={texts.uploading(progress)} value={progress} max={1} />
            <span>{texts.uploading(progress)}</span>
          </>
        )}
        {work === 'opening' && !waiting && <span>{texts.opening}</span>}
      </div>
      {!inline && (
        <div className={s.actions}>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          <Button icon="upload" busy={uploading || work !== undefined} onClick={() => void cut()}>
            {texts.save}
          </Button>
        </div>
      )}
    </div>
  );
};
