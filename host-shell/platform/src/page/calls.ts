import type { CallInput } from '@gyg/contract/client';
import type { DownloadName } from '../api/api-client';
import { api } from './page';

/** Makes calls of the contract as the current user or as a guest. */
export const { call, upload } = api;

/** Makes one call that returns a file, and saves it under the name that the API gives it. */
export async function saveDownload<N extends DownloadName>(name: N, input: CallInput<N>): Promise<void> {
  const file = await api.download(name, input);
  saveFile(file.name, file.content);
}

/** Offers a file to the browser’s downloads. */
function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // Firefox reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
