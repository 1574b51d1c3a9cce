import type { Reader } from '@gyg/database';
import { storedImages } from '@gyg/database/schema';

export const countPictures = (read: Reader) => read.$count(storedImages);
