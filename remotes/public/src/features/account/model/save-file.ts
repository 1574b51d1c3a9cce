/** `gyg-elin-sandberg-2027-06-12.json`: whose, and of when. */
export function exportFileName(fullName: string, exported: string): string {
  const name = fullName
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${['gyg', name, exported.slice(0, 10)].filter(Boolean).join('-')}.json`;
}

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
