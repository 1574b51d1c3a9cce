/** Stands for the runtime's preloading by manifests: the server's hints name what a page loads. */
export function preloadAssets() {
  throw new Error('Remotes are not preloaded by the federation runtime');
}

export const formatPreloadArgs = preloadAssets;
