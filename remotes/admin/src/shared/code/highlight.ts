/** A piece of code: plain, or of a kind that is coloured. */
export interface CodePiece {
  readonly kind: 'plain' | 'comment' | 'tag' | 'name' | 'text';
  readonly text: string;
}

const pieces =
  /(?<comment><!--[\s\S]*?-->|^\s*(?:\/\/|#).*$)|(?<tag><\/?[\w-]+|\/?>)|(?<text>"[^"\n]*"|'[^'\n]*')|(?<name>(?<=\s)[\w:@-]+(?==))/gm;

/** Splits code in HTML, JSX, JavaScript or CSS into pieces to colour. Together they are the code. */
export function highlight(code: string): CodePiece[] {
  const codePieces: CodePiece[] = [];
  let from = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(pieces)) {
    if (index > from) codePieces.push({ kind: 'plain', text: code.slice(from, index) });
    const kind = (['comment', 'tag', 'text', 'name'] as const).find((name) => groups[name] !== undefined);
    codePieces.push({ kind: kind ?? 'plain', text });
    from = index + text.length;
  }
  if (from < code.length) codePieces.push({ kind: 'plain', text: code.slice(from) });
  return codePieces;
}
