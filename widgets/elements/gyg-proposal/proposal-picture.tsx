import { TextButton, TextField } from '@gyg/design-system/shadow';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { drawCrop, leastHeight, type PictureProblem, readPicture } from './crop-picture';
import s from './gyg-proposal.module.css';
import type { ProposalFormTexts } from './proposal-form-texts-en';
import type { ProposalModel } from './use-proposal';

const previewWidth = 480;

interface ProposalPictureProps {
  model: ProposalModel;
  texts: ProposalFormTexts;
}

/** A picture, of which the part in the shape of the platform's pictures is used. */
export function ProposalPicture({ model, texts }: ProposalPictureProps) {
  const { picture } = model.draft;
  const [problem, setProblem] = useState<PictureProblem>();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && picture) drawCrop(canvas.current, picture.picture, picture.position, previewWidth);
  }, [picture]);

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<boolean> => {
    const [file] = event.currentTarget.files ?? [];
    if (!file) return true;
    const read = await readPicture(file);
    setProblem(typeof read === 'string' ? read : undefined);
    model.choosePicture(typeof read === 'string' ? undefined : { file, picture: read, position: 0.5 });
    return typeof read !== 'string';
  };
  const pixels = leastHeight;
  const explanation = problem && texts.pictureProblems[problem];
  return (
    <div className={s.picture}>
      <TextField
        key={picture === undefined ? 'none' : 'chosen'}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        label={texts.picture}
        optional={texts.optional}
        hint={texts.pictureHint(pixels)}
        error={typeof explanation === 'function' ? explanation(pixels) : explanation}
        onChange={(event) => model.readPicture(choose(event))}
      />
      {picture && (
        <>
          <canvas ref={canvas} className={s.preview} />
          <TextField
            type="range"
            label={texts.crop}
            min={0}
            max={100}
            value={picture.position * 100}
            onChange={(event) => {
              const { url: _, ...chosen } = picture;
              model.choosePicture({ ...chosen, position: Number(event.currentTarget.value) / 100 });
            }}
          />
          <TextButton variant="standalone" part="button" onClick={() => model.choosePicture(undefined)}>
            {texts.remove}
          </TextButton>
        </>
      )}
    </div>
  );
}
