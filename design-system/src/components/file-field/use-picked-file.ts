import { useRef, useState } from 'react';
import type { CropProblem } from '../image-cropper/image-cropper-texts';
import { openPicture } from '../image-cropper/picture-file';

interface Picked {
  opening: boolean;
  /** A `data:` URL of the chosen file, and its name. */
  preview: string | undefined;
  name: string | undefined;
  problem: CropProblem | undefined;
}

const nothing: Picked = { opening: false, preview: undefined, name: undefined, problem: undefined };

/** Checks that a file is a picture, and shows it. A WebP becomes a JPEG. */
export function usePickedFile(onValueChange: (file: File | null) => void) {
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
