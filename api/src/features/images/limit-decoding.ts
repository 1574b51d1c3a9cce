const atOnce = 2;
let atWork = 0;
const queue: (() => void)[] = [];

/**
 * Does costly work two at a time: a rush of uploads must not take the threads that passwords and files need, nor the
 * memory of all its pictures at once.
 */
export async function limitDecoding<T>(act: () => Promise<T>): Promise<T> {
  if (atWork < atOnce) atWork += 1;
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    return await act();
  } finally {
    const next = queue.shift();
    if (next) next();
    else atWork -= 1;
  }
}
