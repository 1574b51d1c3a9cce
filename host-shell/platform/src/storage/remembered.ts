/**
 * What the browser remembers for this site. Inside a frame of another site it may allow no storage at all: then nothing is
 * remembered, and nothing fails.
 */
export const remembered = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The choice holds until the page is left.
    }
  },
};
