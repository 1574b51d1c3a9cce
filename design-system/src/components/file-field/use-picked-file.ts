import { useRef, useState } from 'react';
import type { CropProblem } from '../image-cropper/image-cropper-texts';
import { openPicture } from '../image-cropper/picture-file';

interface Picked {
  opening: boolean;
  /** A `data:` address of what was chosen here, and its name. */
  preview: string | undefined;
  name: string | undefined;
  problem: CropProblem | undefined;
}

const nothing: Picked = { opening: false, preview: undefined, name: undefined, problem: undefined };

/** Takes a file, looks whether it is a JPEG or PNG, and shows it; gives what is there to show. */
export function usePickedFile(onValueChange: (file: File | null) => void) {
  const [picked, setPicked] = useState(nothing);
  const latest = useRef<File>(undefined);
  const take = async (file: File) => {
    latest.current = file;
    setPicked((before) => ({ ...before, opening: true, problem: undefined }));
    const picture = await openPicture(file);
    // Who chooses again while a large photo is opened means the second.
    if (latest.current !== file) return;
    if (typeof picture === 'string') return setPicked((before) => ({ ...before, opening: false, problem: picture }));
    setPicked({ ...nothing, preview: picture.preview, name: file.name });
    onValueChange(file);
  };
  const clear = () => {
    latest.current = undefined;
    setPicked(nothing);
    onValueChange(null);
  };
  return { ...picked, take, clear };
}
