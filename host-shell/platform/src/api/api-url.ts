/** The URL of an API path. */
export const apiUrl = (path: string) => new URL(`/api${path}`, location.origin);
