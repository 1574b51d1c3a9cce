/** The test DOM cannot save files, so this only makes it possible to press the button. */
export function stubDownloads(): void {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
}
