import { useEffect, useRef, useState } from 'react';
import { type Area, areaInPixels, type CropRule, isLargeEnough, type Size } from './crop-area';
import type { CropProblem } from './image-cropper-texts';
import { cutPicture, type OpenPicture, openPicture, previewCrop, turnPicture } from './picture-file';

interface Chosen {
  work: 'opening' | 'turning' | 'cutting' | undefined;
  picture: OpenPicture | undefined;
  /** How many pictures have been opened. */
  opened: number;
  problem: { code: CropProblem; size?: Size } | undefined;
}

/** How wide the preview of a crop is, in pixels: a card on a sharp screen. */
const previewWidth = 960;

interface Callbacks {
  onCropped?: ((file: File) => void) | undefined;
  /** Called with a small picture of the crop, and with undefined once there is none. */
  onPreview?: ((src: string | undefined) => void) | undefined;
}

/** The state of the chosen picture, from file to crop: the picture, the work in progress, and the problem. */
export function useChosenPicture(rule: CropRule, { onCropped, onPreview }: Callbacks, fileToOpen?: File) {
  const [chosen, setChosen] = useState<Chosen>({ work: undefined, picture: undefined, opened: 0, problem: undefined });
  const area = useRef<Area>(undefined);
  const latest = useRef<File>(undefined);

  /** The crop and its preview belong to the last picture. */
  const forget = () => {
    area.current = undefined;
    onPreview?.(undefined);
  };

  const open = async (file: File) => {
    latest.current = file;
    setChosen((before) => ({ ...before, work: 'opening', problem: undefined }));
    forget();
    const picture = await openPicture(file);
    // If another file is chosen while a large photo is opening, the second one counts.
    if (latest.current !== file) return;
    area.current = undefined;
    const done = { work: undefined, picture: undefined };
    if (typeof picture === 'string') setChosen((before) => ({ ...before, ...done, problem: { code: picture } }));
    else if (!isLargeEnough(picture.size, rule)) {
      setChosen((before) => ({ ...before, ...done, problem: { code: 'tooSmall', size: picture.size } }));
    } else setChosen(({ opened }) => ({ ...done, picture, opened: opened + 1, problem: undefined }));
  };

  const latestOpen = useRef(open);
  latestOpen.current = open;
  useEffect(() => {
    if (fileToOpen) void latestOpen.current(fileToOpen);
  }, [fileToOpen]);

  /** Resolves with the crop; with undefined after showing why there is none. */
  const cut = async (): Promise<File | undefined> => {
    const { picture, work } = chosen;
    if (work !== undefined) return undefined;
    const fail = (code: CropProblem) => {
      setChosen((before) => ({ ...before, work: undefined, problem: { code } }));
      return undefined;
    };
    if (picture === undefined) {
      setChosen((before) => ({ ...before, problem: before.problem ?? { code: 'missing' } }));
      return undefined;
    }
    const pixels = areaInPixels(area.current, picture.size, rule);
    if (pixels === undefined) return fail('noCrop');
    setChosen((before) => ({ ...before, work: 'cutting', problem: undefined }));
    try {
      const file = await cutPicture(picture, pixels);
      setChosen((before) => ({ ...before, work: undefined }));
      onCropped?.(file);
      return file;
    } catch {
      return fail('noCrop');
    }
  };

  const turn = async () => {
    const { picture, work } = chosen;
    if (picture === undefined || work !== undefined) return;
    setChosen((before) => ({ ...before, work: 'turning', problem: undefined }));
    const next = await turnPicture(picture).catch(() => undefined);
    if (next === undefined) {
      setChosen((before) => ({ ...before, work: undefined, problem: { code: 'unreadable' } }));
    } else if (!isLargeEnough(next.size, rule)) {
      // The turned picture has too few pixels for the frame, so the old one stays.
      setChosen((before) => ({ ...before, work: undefined, problem: { code: 'tooSmall', size: next.size } }));
    } else {
      forget();
      setChosen((before) => ({ ...before, work: undefined, picture: next }));
    }
  };

  const remove = () => {
    latest.current = undefined;
    forget();
    setChosen((before) => ({ ...before, work: undefined, picture: undefined, problem: undefined }));
  };

  const drawing = useRef<Promise<void>>(undefined);
  /** Draws a preview of the current crop. Changes while one is being drawn are combined. */
  const showPreview = () => {
    if (onPreview === undefined || drawing.current !== undefined) return;
    const { picture } = chosen;
    const percent = area.current;
    const pixels = picture && areaInPixels(percent, picture.size, rule);
    if (!picture || !pixels) return;
    drawing.current = previewCrop(picture, pixels, previewWidth)
      .then((src) => {
        drawing.current = undefined;
        if (area.current === percent) onPreview(src);
        else showPreview();
      })
      .catch(() => {
        drawing.current = undefined;
      });
  };

  const setArea = (percent: Area) => {
    area.current = percent;
    showPreview();
  };
  return { ...chosen, open, cut, turn, remove, setArea };
}
