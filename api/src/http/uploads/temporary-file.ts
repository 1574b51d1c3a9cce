import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { ImageKind } from '@gyg/contract';

/**
 * An uploaded picture of at most 10 MB, on the disk and not decoded yet. `storeImage` of features/pictures decodes it,
 * after the permission was checked.
 */
export interface UploadedImage {
  kind: ImageKind;
  /** Digest of its bytes. */
  sha256: string;
  /** Reads the whole picture into memory; only during the call. */
  read(): Promise<Buffer>;
}

/** A file without a name: it disappears when it is closed, and also when the process is killed. */
export interface TemporaryFile {
  /** Appends to the file. */
  stream: Writable;
  /** Bytes written so far. */
  size(): number;
  /** Digest of the written bytes. Call it once, after the last write. */
  sha256(): string;
  read(): Promise<Buffer>;
  /** Frees the disk space. Can be called more than once. */
  close(): Promise<void>;
}

/** Opens a file in `folder`, which is created when missing, and removes its name before anything is written. */
export async function openTemporaryFile(folder: string): Promise<TemporaryFile> {
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, randomBytes(16).toString('hex'));
  const file = await open(name, 'wx+', 0o600);
  await unlink(name);
  const hash = createHash('sha256');
  let size = 0;
  let closing: Promise<void> | undefined;

  async function append(piece: Buffer): Promise<void> {
    for (let start = 0; start < piece.length; ) {
      const { bytesWritten } = await file.write(piece, start, piece.length - start, size);
      start += bytesWritten;
      size += bytesWritten;
    }
    hash.update(piece);
  }

  return {
    stream: new Writable({
      write(piece: Buffer, _encoding, done) {
        append(piece).then(() => done(), done);
      },
    }),
    size: () => size,
    sha256: () => hash.digest('hex'),
    async read() {
      const bytes = Buffer.alloc(size);
      for (let start = 0; start < size; ) {
        const { bytesRead } = await file.read(bytes, start, size - start, start);
        if (bytesRead === 0) throw new Error('A temporary file is shorter than what was written to it');
        start += bytesRead;
      }
      return bytes;
    },
    close() {
      closing ??= file.close();
      return closing;
    },
  };
}
