/**
 * The script of the window's last page. It posts the result to the page that opened the window, if that page is at one
 * of the given origins, and closes the window. The texts stay where it cannot be closed.
 */
export const handOverScript = `(() => {
  const { message, origins, close } = document.body.dataset;
  const opener = window.opener;
  if (message && opener) for (const origin of origins.split(' ')) opener.postMessage(JSON.parse(message), origin);
  if (message && !opener) document.body.dataset.lost = '';
  document.querySelector('button')?.addEventListener('click', () => window.close());
  if (close && opener) setTimeout(() => window.close(), Number(close));
})();
`;
