/** The file name with user and date: `gyg-elin-sandberg-2027-06-12.json`. */
export function exportFileName(fullName: string, exported: string): string {
  const name = fullName
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${['gyg', name, exported.slice(0, 10)].filter(Boolean).join('-')}.json`;
}

/** Downloads content as a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // By the next task the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
