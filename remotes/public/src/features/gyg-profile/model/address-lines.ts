/** An address on two lines: the place, and the rest after its first comma (empty if there is none). */
export function addressLines(address: string): readonly [place: string, rest: string] {
  const [place = '', ...rest] = address.split(',');
  return [place.trim(), rest.join(',').trim()];
}
