import { problem } from '../../problem';

/** How many uploads may run at the same time, each of at most 10 MB on the disk. Per process. */
export interface UploadSlots {
  perUser: number;
  /** Of one network address. A school shares one. */
  perAddress: number;
  total: number;
  /** Milliseconds for which an upload keeps its slot when others need it. */
  keptFor: number;
}

export const uploadSlots: UploadSlots = { perUser: 6, perAddress: 24, total: 48, keptFor: 20_000 };

export interface UploadOwner {
  userId: string;
  address: string;
}

/** The slot of one upload. */
export interface UploadSlot {
  /** Aborted if another upload gets the slot. */
  signal: AbortSignal;
  /** The picture has arrived: the slot is kept until it is freed. */
  arrived(): void;
  free(): void;
}

const retryAfter = { 'Retry-After': '5' };

interface Running extends UploadOwner {
  since: number;
  isArriving: boolean;
  stop: AbortController;
}

/**
 * Takes a slot: throws 429 where this user or address has all of theirs. Where all are taken, an upload that has arrived
 * for longer than `keptFor` ends: of those of the user who has most, the oldest. So a slow phone keeps its slot, but not
 * at the cost of everyone else. Throws 503 where there is none.
 */
export function createUploadSlots(
  { perUser, perAddress, total, keptFor }: UploadSlots,
  now = () => performance.now(),
): (owner: UploadOwner) => UploadSlot {
  /** The oldest first. */
  const running = new Set<Running>();
  const countOf = (key: keyof UploadOwner, value: string) =>
    [...running].filter((upload) => upload[key] === value).length;

  function endSlowest(): void {
    const ending = [...running].filter(({ isArriving, since }) => isArriving && now() - since > keptFor);
    const [first, ...others] = ending;
    if (!first) {
      throw problem('server.unavailable', { detail: 'Too many pictures are being uploaded', headers: retryAfter });
    }
    const uploadsOf = ({ userId }: Running) => countOf('userId', userId);
    const slowest = others.reduce((most, owner) => (uploadsOf(owner) > uploadsOf(most) ? owner : most), first);
    running.delete(slowest);
    slowest.stop.abort();
  }

  return (owner) => {
    if (countOf('userId', owner.userId) >= perUser || countOf('address', owner.address) >= perAddress) {
      throw problem('request.too_many', { detail: `Send at most ${perUser} pictures at once`, headers: retryAfter });
    }
    if (running.size >= total) endSlowest();
    const upload: Running = { ...owner, since: now(), isArriving: true, stop: new AbortController() };
    running.add(upload);
    return {
      signal: upload.stop.signal,
      arrived() {
        upload.isArriving = false;
      },
      free: () => void running.delete(upload),
    };
  };
}
