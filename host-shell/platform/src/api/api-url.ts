/** The address of a path of the API. */
export const apiUrl = (path: string) => new URL(`/api${path}`, location.origin);
