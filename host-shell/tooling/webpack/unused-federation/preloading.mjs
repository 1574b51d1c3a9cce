/** Stand for the runtime's preloading by manifests: the server's hints name what a page loads. */
export const formatPreloadArgs = () => [];
export const preloadAssets = () => [];
