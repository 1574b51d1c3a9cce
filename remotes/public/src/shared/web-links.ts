const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** A link to search for an address on OpenStreetMap. */
export const mapLink = (address: string) => `https://www.openstreetmap.org/search?${query({ query: address })}`;

/** Whether a link written by a host is safe to open: only web addresses. */
export const isWebAddress = (text: string) => /^https?:\/\//i.test(text);
