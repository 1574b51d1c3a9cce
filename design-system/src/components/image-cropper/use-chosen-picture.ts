import { useEffect, useRef, useState } from 'react';
import { type Area, areaInPixels, type CropRule, isLargeEnough, type Size } from './crop-area';
import type { CropProblem } from './image-cropper-texts';
import { cutPicture, type OpenPicture, openPicture } from './picture-file';

interface Chosen {
  work: 'opening' | 'cutting' | undefined;
  picture: OpenPicture | undefined;
  /** How many pictures have been opened. */
  opened: number;
  problem: { code: CropProblem; size?: Size } | undefined;
}

/** The state of the chosen picture, from file to crop: the picture, the work in progress, and the problem. */
export function useChosenPicture(rule: CropRule, onCropped: (file: File) => void, given?: File) {
  const [chosen, setChosen] = useState<Chosen>({ work: undefined, picture: undefined, opened: 0, problem: undefined });
  const area = useRef<Area>(undefined);
  const latest = useRef<File>(undefined);

  const open = async (file: File) => {
    latest.current = file;
    setChosen((before) => ({ ...before, work: 'opening', problem: undefined }));
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

  const openGiven = useRef(open);
  openGiven.current = open;
  useEffect(() => {
    if (given) void openGiven.current(given);
  }, [given]);

  const cut = async () => {
    const { picture, work } = chosen;
    if (work !== undefined) return;
    const fail = (code: CropProblem) => setChosen((before) => ({ ...before, work: undefined, problem: { code } }));
    if (picture === undefined)
      return setChosen((before) => ({ ...before, problem: before.problem ?? { code: 'missing' } }));
    const pixels = areaInPixels(area.current, picture.size, rule);
    if (pixels === undefined) return fail('noCrop');
    setChosen((before) => ({ ...before, work: 'cutting', problem: undefined }));
    try {
      const file = await cutPicture(picture, pixels);
      setChosen((before) => ({ ...before, work: undefined }));
      onCropped(file);
    } catch {
      fail('noCrop');
    }
  };

  const setArea = (percent: Area) => {
    area.current = percent;
  };
  return { ...chosen, open, cut, setArea };
}
