const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Where a page can be shared to: plain links, no script of the networks is loaded. */
export function shareLinks(url: string, title: string) {
  return {
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    x: `https://x.com/intent/post?${query({ url, text: title })}`,
    // Mail programs read + as a plus, so spaces are written out.
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`,
  } as const;
}

/** A search for an address on OpenStreetMap. */
export const mapLink = (address: string) => `https://www.openstreetmap.org/search?${query({ query: address })}`;

/** Whether an address written by a host may be opened: a web address and nothing else. */
export const isWebAddress = (text: string) => /^https?:\/\//i.test(text);
