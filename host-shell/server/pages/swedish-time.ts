import { toSwedishTime } from '@gyg/contract';

const minute = 60_000;

/** A time in ISO 8601 with the offset of Swedish time: `2026-12-05T09:30:00+01:00`. */
export function swedishOffsetTime(at: Date): string {
  const local = toSwedishTime(at);
  const offset = Math.round((Date.parse(`${local}Z`) - Math.floor(at.getTime() / minute) * minute) / minute);
  const part = (value: number) => String(value).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${local}:00${sign}${part(Math.floor(Math.abs(offset) / 60))}:${part(Math.abs(offset) % 60)}`;
}
