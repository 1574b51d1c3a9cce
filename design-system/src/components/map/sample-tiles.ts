/** Generated tiles for stories and tests: a street, a park, water. Each shows its coordinates. */
const tile = (over = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#f2efe6"/><path d="M0 190q70-30 130 0t126-8v74H0z" fill="#aad3df"/><rect x="24" y="24" width="92" height="70" rx="6" fill="#c8e3b8"/><path d="M0 120h256M150 0v170" stroke="#fff" stroke-width="14" fill="none"/><path d="M186 30h44v34h-44zM186 76h26v26h-26z" fill="#d9cfbf"/>${over}</svg>`;

export const sampleTiles = {
  url: `data:image/svg+xml,${encodeURIComponent(tile('<text x="128" y="112" font-size="12" fill="#6b6657">AT</text>')).replace('AT', '{z}-{x}-{y}')}`,
  attribution: '© OpenStreetMap contributors',
};
