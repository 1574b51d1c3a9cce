const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Links for sharing a page. They are plain links: no scripts of social networks are loaded. */
export function shareLinks(url: string, title: string) {
  return {
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    x: `https://x.com/intent/post?${query({ url, text: title })}`,
    // Email clients read + as a plus sign, so encode spaces.
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`,
  } as const;
}
