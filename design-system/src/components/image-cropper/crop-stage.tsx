import { type KeyboardEvent, useState } from 'react';
import Cropper from 'react-easy-crop';
import './crop-library.css';
import { IconButton } from '../button/icon-button';
import type { Area } from './crop-area';
import s from './image-cropper.module.css';
import type { ImageCropperTexts } from './image-cropper-texts';

export interface CropStageProps {
  /** The URL of the picture to show. */
  image: string;
  aspect: number;
  shape: 'rect' | 'round';
  /** The maximum zoom; 1 for none. */
  maxZoom: number;
  texts: ImageCropperTexts;
  /** Called with the crop in percent of the picture, on each move. */
  onArea: (percent: Area) => void;
}

const step = 1.15;

/** The picture behind its frame, moved by pointer, wheel, pinch or keys, and by the slider below. */
export function CropStage({ image, aspect, shape, maxZoom, texts, onArea }: CropStageProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const zoomTo = (wanted: number) => setZoom(Math.min(maxZoom, Math.max(1, wanted)));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') zoomTo(zoom * step);
    if (key === '-') zoomTo(zoom / step);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the frame inside has the role and the focus */}
      <div className={s.stage} data-shape={shape} onKeyDown={onKeyDown}>
        <Cropper
          image={image}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={aspect}
          cropShape={shape}
          showGrid={shape === 'rect'}
          keyboardStep={10}
          onCropChange={setCrop}
          onZoomChange={zoomTo}
          onCropAreaChange={onArea}
          onCropComplete={onArea}
          cropperProps={{ role: 'application', 'aria-label': texts.frame }}
          classes={{ cropAreaClassName: s.frame ?? '' }}
          disableAutomaticStylesInjection
        />
      </div>
      {maxZoom > 1 && (
        <div className={s.zoom}>
          <IconButton icon="minus" label={texts.zoomOut} onClick={() => zoomTo(zoom / step)} />
          <input
            type="range"
            className={s.slider}
            aria-label={texts.zoom}
            min={1}
            max={maxZoom}
            step="any"
            value={zoom}
            onKeyDown={(event) => event.stopPropagation()}
            onChange={(event) => zoomTo(Number(event.currentTarget.value))}
          />
          <IconButton icon="plus" label={texts.zoomIn} onClick={() => zoomTo(zoom * step)} />
        </div>
      )}
      <p className={s.howTo}>{texts.howTo}</p>
    </>
  );
}
